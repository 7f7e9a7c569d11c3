import { ROUTES } from '@simmer/shared/navigation';
import { loadRegistry } from '@simmer/shared/registry';
import { useEffect, useState } from 'react';
import { placedAt, setPlaces, type PlacedPart } from '../../../remotes/placed-at';
import { RemoteSlot } from '../../../remotes/remote-slot';

/** What remotes that the shell does not know at build time add to the home page. */
export function PlacedParts() {
  const [parts, setParts] = useState<readonly PlacedPart[]>([]);

  useEffect(() => {
    loadRegistry()
      .then(setPlaces)
      .then(
        () => setParts(placedAt(ROUTES.home).filter(({ role }) => role === undefined)),
        () => undefined, // The menu's slot, which needs the registry too, has already reported it.
      );
  }, []);

  return parts.map(({ part }) => <RemoteSlot key={part.module} part={part} fallback={null} />);
}
