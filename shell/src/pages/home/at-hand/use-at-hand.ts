import { reportProblem } from '@simmer/shared/report';
import { useEffect, useState } from 'react';
import { whenIdle } from '../../../hydration/when-idle';
import type * as AtHand from './at-hand';

/** @returns undefined until the page is idle and the code is there; the page works without it. */
export function useAtHand(): typeof AtHand | undefined {
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

  return atHand;
}
