import { ROUTES } from '@simmer/shared/navigation';
import { loadRegistry } from '@simmer/shared/registry';
import { useEffect, useState } from 'react';
import { placesIn, type Place } from './places';

/** @returns the managers' pages that modules place, such as the kitchen list: empty until the registry has been read. */
export function useManagerPages(): readonly Place[] {
  const [pages, setPages] = useState<readonly Place[]>([]);

  useEffect(() => {
    loadRegistry().then(
      (registry) => setPages(placesIn(registry).filter(isForManagers)),
      // Without the registry the shell could not have shown this page, unless the module runs standalone.
      () => undefined,
    );
  }, []);

  return pages;
}

function isForManagers({ path, role }: Place): boolean {
  return role === 'manager' && path !== ROUTES.menuEditor;
}
