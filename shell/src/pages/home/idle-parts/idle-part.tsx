import { reportProblem } from '@simmer/shared/report';
import type { Elements } from '@simmer/shared/ui/elements';
import { startTransition, useEffect, useState, type ComponentType } from 'react';
import { whenIdle } from '../../../hydration/when-idle';
import type * as IdleParts from './idle-parts';

/** The chunk of the parts, once it has been fetched. */
let fetched: typeof IdleParts | undefined;

interface IdlePartProps {
  name: keyof typeof IdleParts;
  children?: Elements;
}

/**
 * A part that appears in place of its children once the page is idle, or immediately when the guest returns to the page;
 * the page works without it. It keeps its state to itself: if the page rendered again while its menu is not hydrated yet, the menu's HTML
 * would be replaced by a loading message.
 */
export function IdlePart({ name, children }: IdlePartProps) {
  const [parts, setParts] = useState(fetched);

  useEffect(() => {
    if (fetched) return;
    whenIdle(() => {
      import(/* webpackChunkName: "idle-parts" */ './idle-parts').then(
        (loaded) => {
          fetched = loaded;
          // React then renders it in slices, between which a tap is answered.
          startTransition(() => setParts(loaded));
        },
        (error: unknown) =>
          reportProblem('home', 'the part after the first screen could not be fetched.', error),
      );
    });
  }, []);

  const Part: ComponentType<{ children?: Elements }> | undefined = parts?.[name];
  return Part ? <Part>{children}</Part> : children;
}
