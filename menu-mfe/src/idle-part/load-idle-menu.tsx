import { reportProblem } from '@simmer/shared/report';
import { startTransition, useEffect, useState } from 'react';
import type * as Loaded from './idle-menu';

/** Loads what can come after the menu, such as the photos. */
export function IdleMenu(props: Loaded.IdleMenuProps) {
  const [part, setPart] = useState<typeof Loaded>();
  useEffect(() => {
    import(/* webpackChunkName: "idle-part" */ './idle-menu').then(
      (loaded) => {
        startTransition(() => {
          setPart(loaded);
        });
      },
      (error: unknown) => {
        reportProblem('menu', 'the part after the menu could not be loaded.', error);
      },
    );
  }, []);
  return part ? <part.IdleMenu {...props} /> : null;
}
