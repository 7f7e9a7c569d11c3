import { ROUTES } from '@simmer/shared/navigation';
import { placesIn, type Place } from '@simmer/shared/places';
import { loadRegistry } from '@simmer/shared/registry';
import { LinkButton } from '@simmer/shared/ui/button';
import { useEffect, useState } from 'react';

/** Links to managers' pages that other modules provide, such as the kitchen list. */
export function ManagerPages() {
  const [pages, setPages] = useState<readonly Place[]>([]);

  useEffect(() => {
    loadRegistry().then(
      (registry) => setPages(placesIn(registry).filter(isForManagers)),
      // Without the registry the shell could not have shown this page, unless the module runs standalone.
      () => undefined,
    );
  }, []);

  return pages.map(({ path, title }) => (
    <LinkButton key={path} to={path}>
      {title}
    </LinkButton>
  ));
}

function isForManagers({ path, role }: Place): boolean {
  return role === 'manager' && path !== ROUTES.menuEditor;
}
