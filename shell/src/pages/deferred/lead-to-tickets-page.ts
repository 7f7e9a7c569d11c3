import { carriesTicket, TICKETS_PATH, withFragment } from '@simmer/shared/order-ticket';
import { placedAt } from '../../remotes/places';

/**
 * Leads an order in the address of another page to the page that accepts it: a mail program encoded the `#`, or the
 * device has no network and has never opened that page, so that the service worker led to the menu.
 */
export function leadToTicketsPage(): void {
  const { pathname, hash } = location;
  const meant = withFragment(pathname);
  if (meant !== pathname) {
    location.replace(meant);
  } else if (
    carriesTicket(hash) &&
    pathname !== TICKETS_PATH &&
    placedAt(TICKETS_PATH).length > 0
  ) {
    // Without a network, loading the page would lead back here.
    history.replaceState(history.state, '', TICKETS_PATH + hash);
    dispatchEvent(new PopStateEvent('popstate'));
  }
}
