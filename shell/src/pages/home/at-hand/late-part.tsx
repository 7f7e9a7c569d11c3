import { reportProblem } from '@simmer/shared/report';
import { useEffect, useState } from 'react';
import { whenIdle } from '../../../hydration/when-idle';
import type * as AtHand from './at-hand';

/** From when it was first fetched. */
let fetched: typeof AtHand | undefined;

/**
 * A part that comes once the page is idle, and at once when the guest returns to the page; the page works without it. It keeps
 * its state to itself: a new render of the page around a menu that is not hydrated yet would replace the menu's HTML by a
 * loading message.
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
