import { ROUTES, useLocation } from '@simmer/shared/navigation';
import { carriesTicket, readTicket, ticketAddress } from '@simmer/shared/order-ticket';
import { loadRegistry } from '@simmer/shared/registry';
import { LinkButton } from '@simmer/shared/ui/button';
import { SectionLinks } from '@simmer/shared/section-links';
import type { ComponentType } from 'react';
import { placedAt, type PlacedPart, setPlaces } from '../../remotes/placed-at';
import { PartPage } from '../part-page';
import { TextPage } from '../text-page';
import { ManagersOnly } from './managers-only';
import lostSpoon from './lost-spoon.svg';

/** The page of a remote, if the registry places one at this address; the registry has to be read first. */
export async function loadPlacedPage(
  page: Pick<Location, 'pathname' | 'search' | 'hash' | 'replace'> = globalThis.location,
): Promise<ComponentType> {
  // In the composer, there is no location, and the places are already set.
  if (typeof window !== 'undefined') {
    setPlaces(await loadRegistry());
    // A mail program made an order's fragment a part of the path or the query, or changed the path.
    const path = page.pathname + page.search;
    const isPlaced = placedAt(page.pathname).length > 0;
    const meant = ticketAddress(isPlaced ? path : path + page.hash);
    // `returnToAddress` reads the parameter of a stored page.
    if (meant && !page.search.startsWith('?page=')) page.replace(meant);
  }
  return PlacedPage;
}

function PlacedPage() {
  const [placed] = placedAt(useLocation().pathname);
  return placed ? <PageOfPart key={placed.part.module} placed={placed} /> : <NotFoundPage />;
}

function NotFoundPage() {
  return (
    <TextPage title="Page not found" picture={lostSpoon} below={<SectionLinks />}>
      <p>
        There’s nothing cooking at this address. The link may be old, or a letter may be missing.
      </p>
      <LinkButton look="primary" to={ROUTES.home}>
        Back to Menu
      </LinkButton>
    </TextPage>
  );
}

const FOR_MANAGERS = 'This page is for managers.';
const DENIED = `Access Denied. ${FOR_MANAGERS}`;
const ORDER_WAITS =
  'The order in your link is not lost: it will be added to the list as soon as you are online and logged in.';

function PageOfPart({ placed: { part, title, role } }: { placed: PlacedPart }) {
  const { hash } = useLocation();
  const hasOrder = carriesTicket(hash);
  const page = (
    <PartPage
      part={part}
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
