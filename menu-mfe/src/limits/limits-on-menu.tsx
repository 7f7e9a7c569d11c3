import { withLimitsClient, type LeftText } from '@simmer/shared/firebase';
import { reportProblem } from '@simmer/shared/report';
import { useReading } from '@simmer/shared/tab-return';
import { useCallback, useEffect, useState } from 'react';
import type { ShownDishes } from '../section/section-dishes';
import { showOnCards } from './show-on-cards';

interface LimitsOnMenuProps {
  /** The dishes that a section shows, in its order, by the section's id. */
  shown: ShownDishes;
}

/**
 * Says on the cards what is left once it is few, and which dishes must be ordered early. It is read again when the guest
 * returns to the tab. The calendar comes with the client, because whatever this chunk imports cannot be merged into the
 * menu's own chunk.
 */
export function LimitsOnMenu({ shown }: LimitsOnMenuProps) {
  const [left, setLeft] = useState<{ text: LeftText }>();
  const read = useCallback(
    () =>
      withLimitsClient((client) => client.readLeft()).then(
        (text) => {
          setLeft({ text });
        },
        (error: unknown) => {
          reportProblem('menu', 'what is left could not be read.', error);
          return false;
        },
      ),
    [],
  );
  useReading(read);
  useEffect(() => {
    if (left)
      showOnCards(shown, ({ id, sizes, isSoldOut }) => {
        const labels = sizes.map(({ label }) => label);
        return isSoldOut ? undefined : left.text(id, labels);
      });
  }, [shown, left]);
  return null;
}
