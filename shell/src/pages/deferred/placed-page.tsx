import { useLocation } from '@simmer/shared/navigation';
import { loadRegistry } from '@simmer/shared/registry';
import { placedAt, setPlaces, type PlacedPart } from '../../remotes/places';
import { RemoteLoading } from '../../remotes/remote-loading';
import { RemoteSlot } from '../../remotes/remote-slot';
import { lazyPage } from '../lazy-page';
import { PageTitle } from '../page-title';
import { ManagersOnly } from './managers-only';
import { NotFoundPage } from './not-found-page';

/** The page of a remote, if the registry places one at this address; the registry has to be read first. */
export const PLACED = lazyPage('This page', async () => {
  // In the composer, the places are already set.
  if (typeof window !== 'undefined') setPlaces(await loadRegistry());
  return PlacedPage;
});

function PlacedPage() {
  const [part] = placedAt(useLocation().pathname);
  return part ? <PageOfPart key={part.name} part={part} /> : <NotFoundPage />;
}

function PageOfPart({ part: { name, title, role } }: { part: PlacedPart }) {
  const slot = (
    <RemoteSlot name={name} heading={title} fallback={<RemoteLoading label="One moment…" />} />
  );
  return (
    <>
      <PageTitle>{title}</PageTitle>
      {role === undefined ? (
        slot
      ) : (
        <ManagersOnly title={title} denied="Access Denied. This page is for managers.">
          {slot}
        </ManagersOnly>
      )}
    </>
  );
}
