import { shortDayText } from '@simmer/shared/day-text';
import { leftOfDish, parseLimits } from '@simmer/shared/limits';
import { STORAGE_KEYS } from '@simmer/shared/navigation';
import { parseOrdering } from '@simmer/shared/ordering';
import { reportProblem } from '@simmer/shared/report';
import { requestLimits, requestStock } from '@simmer/shared/request-limits';
import { requestOrdering } from '@simmer/shared/request-ordering';
import { isDay } from '@simmer/shared/shop-calendar';
import { shopTimeAt } from '@simmer/shared/shop-clock';
import { leftOf } from '@simmer/shared/stock';
import { storedValue } from '@simmer/shared/stored-value';
import { suggestedDate } from '@simmer/shared/suggestions';
import { useReading } from '@simmer/shared/tab-return';
import { useCallback, useEffect, useState } from 'react';
import * as v from 'valibot';
import type { MenuDish } from '../fixed-menu/fixed-dish';
import { showOnCards } from './show-on-cards';

/** From here down, a guest reads how many are left. */
const FEW = 5;

const chosenDay = storedValue(STORAGE_KEYS.chosenDay, v.string(), 'sessionStorage');

type TextOf = (dish: MenuDish) => string;

/** What is left of each dish, for the day that the guest has chosen, or else for the next one that the shop suggests. */
async function readTexts(): Promise<TextOf> {
  const now = Date.now();
  const today = shopTimeAt(now);
  const [data, stock, ordering] = await Promise.all([
    requestLimits(),
    requestStock(today.day),
    requestOrdering(),
  ]);
  const { limits } = parseLimits(data);
  const chosen = chosenDay.get() ?? '';
  const { settings } = parseOrdering(ordering);
  const day =
    isDay(chosen) && chosen >= today.day ? chosen : suggestedDate(settings, today, today.day);
  return ({ id, sizes, isSoldOut }) => {
    const labels = sizes.map(({ label }) => label);
    const left = leftOfDish(limits, { dish: id, sizes: labels }, (pool) =>
      leftOf(limits, stock, pool, day, now),
    );
    if (isSoldOut || left > FEW) return '';
    return left > 0
      ? `${String(left)} left for ${shortDayText(day)}`
      : `None left for ${shortDayText(day)}`;
  };
}

interface LimitsOnMenuProps {
  /** The dishes that a section shows, in its order, by the section's id. */
  shown: readonly (readonly [sectionId: string, dishes: readonly MenuDish[]])[];
}

/** Says on the cards what is left once it is few. It is read again when the guest returns to the tab. */
export function LimitsOnMenu({ shown }: LimitsOnMenuProps) {
  const [textOf, setTextOf] = useState<{ get: TextOf }>();
  const read = useCallback(
    () =>
      readTexts().then(
        (get) => {
          setTextOf({ get });
        },
        (error: unknown) => {
          reportProblem('menu', 'what is left could not be read.', error);
        },
      ),
    [],
  );
  useReading(read);
  useEffect(() => {
    if (textOf) showOnCards(shown, textOf.get);
  }, [shown, textOf]);
  return null;
}
