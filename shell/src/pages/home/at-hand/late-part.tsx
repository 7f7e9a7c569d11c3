import { reportProblem } from '@simmer/shared/report';
import { useEffect, useState } from 'react';
import { whenIdle } from '../../../hydration/when-idle';
import type * as AtHand from './at-hand';

/** Set once the code has been fetched. */
let fetched: typeof AtHand | undefined;

/**
 * A part that appears once the page is idle, or immediately when the guest returns to the page; the page works without
 * it. It keeps its state to itself: if the page rendered again while its menu is not hydrated yet, the menu's HTML
 * would be replaced by a loading message.
 */
export function LatePart({ name }: { name: keyof typeof AtHand }) {
  const [atHand, setAtHand] = useState(fetched);

  useEffect(() => {
    if (fetched) return;
    let isGone = false;
    whenIdle(() => {
      import(/* webpackChunkName: "at-hand" */ './at-hand').then(
        (loaded) => {
          fetched = loaded;
          if (!isGone) setAtHand(loaded);
        },
        (error: unknown) => {
          reportProblem('home', 'the chips and the cart bar could not be fetched.', error);
        },
      );
    });
    return () => {
      isGone = true;
    };
  }, []);

  const Part = atHand?.[name];
  return Part ? <Part /> : null;
}
