import { reportProblem } from '@simmer/shared/report';
import { useEffect, useState } from 'react';
import { whenIdle } from '../../../hydration/when-idle';
import type * as AtHand from './at-hand';

/**
 * A part that comes once the page is idle; the page works without it. It keeps its state to itself: a new render of the
 * page around a menu that is not hydrated yet would replace the menu's HTML by a loading message.
 */
export function LatePart({ name }: { name: keyof typeof AtHand }) {
  const [atHand, setAtHand] = useState<typeof AtHand>();

  useEffect(() => {
    let isGone = false;
    whenIdle(() => {
      import(/* webpackChunkName: "at-hand" */ './at-hand').then(
        (loaded) => {
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
