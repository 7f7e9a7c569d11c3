import { useLocation } from '@simmer/shared/navigation';
import { carriesTicket, readTicket, TICKETS_PATH, withFragment } from '@simmer/shared/order-ticket';
import { loadRegistry } from '@simmer/shared/registry';
import type { ComponentType } from 'react';
import { placedAt, type PlacedPart, setPlaces } from '../../remotes/places';
import { PartPage } from '../part-page';
import { ManagersOnly } from './managers-only';
import { NotFoundPage } from './not-found-page';

/** The page of a remote, if the registry places one at this address; the registry has to be read first. */
export async function loadPlacedPage(): Promise<ComponentType> {
  // In the composer, the places are already set.
  if (typeof window !== 'undefined') {
    setPlaces(await loadRegistry());
    leadToTicketsPage();
  }
  return PlacedPage;
}

function PlacedPage() {
  const [part] = placedAt(useLocation().pathname);
  return part ? <PageOfPart key={part.name} part={part} /> : <NotFoundPage />;
}

const FOR_MANAGERS = 'This page is for managers.';
const DENIED = `Access Denied. ${FOR_MANAGERS}`;
const ORDER_WAITS =
  'The order in your link is not lost: it stays in this page’s address, and is added to the list once you are online and logged in.';

function PageOfPart({ part: { name, title, role } }: { part: PlacedPart }) {
  const { hash } = useLocation();
  const hasOrder = carriesTicket(hash);
  const page = (
    <PartPage
      name={name}
      title={title}
      loading="One moment…"
      advice={hasOrder ? ORDER_WAITS : undefined}
    />
  );
  return role === undefined ? (
    page
  ) : (
    <ManagersOnly
      title={title}
      denied={hasOrder ? `${DENIED} ${ORDER_WAITS}` : DENIED}
      invitation={
        hasOrder
          ? { title: `Log in to add ${orderIn(hash)}`, text: `${FOR_MANAGERS} ${ORDER_WAITS}` }
          : { title: `Log in to open “${title}”`, text: FOR_MANAGERS }
      }
    >
      {page}
    </ManagersOnly>
  );
}

function orderIn(hash: string): string {
  const reading = readTicket(hash);
  return reading.status === 'read' ? `order ${reading.ticket.reference}` : 'the order in your link';
}

/**
 * Leads an order in the address of another page to the page that accepts it: a mail program encoded the `#`, or the
 * device has no network and has never opened that page, so that the service worker led to the menu.
 */
function leadToTicketsPage(): void {
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
