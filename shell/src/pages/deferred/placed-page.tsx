import { useLocation } from '@simmer/shared/navigation';
import { carriesTicket } from '@simmer/shared/order-ticket';
import { loadRegistry } from '@simmer/shared/registry';
import { placedAt, setPlaces, type PlacedPart } from '../../remotes/places';
import { lazyPage } from '../lazy-page';
import { PartPage } from '../part-page';
import { leadToTicketsPage } from './lead-to-tickets-page';
import { ManagersOnly } from './managers-only';
import { NotFoundPage } from './not-found-page';

/** The page of a remote, if the registry places one at this address; the registry has to be read first. */
export const PLACED = lazyPage('This page', async () => {
  // In the composer, the places are already set.
  if (typeof window !== 'undefined') {
    setPlaces(await loadRegistry());
    leadToTicketsPage();
  }
  return PlacedPage;
});

function PlacedPage() {
  const [part] = placedAt(useLocation().pathname);
  return part ? <PageOfPart key={part.name} part={part} /> : <NotFoundPage />;
}

const DENIED = 'Access Denied. This page is for managers.';
const ORDER_WAITS =
  'The order in your link is not lost: it stays in this page’s address, and is added to the list once you are online and logged in.';

function PageOfPart({ part: { name, title, role } }: { part: PlacedPart }) {
  const hasOrder = carriesTicket(useLocation().hash);
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
    <ManagersOnly title={title} denied={hasOrder ? `${DENIED} ${ORDER_WAITS}` : DENIED}>
      {page}
    </ManagersOnly>
  );
}
