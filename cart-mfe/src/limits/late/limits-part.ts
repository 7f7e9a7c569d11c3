import { accountIdOf, auth } from '@simmer/shared/auth';
import { cart } from '@simmer/shared/cart';
import { chosenDay } from '@simmer/shared/chosen-day';
import { NO_CLAIM } from '@simmer/shared/claim';
import { withLimitsClient } from '@simmer/shared/firebase';
import { parseLimits } from '@simmer/shared/limits';
import type { OrderingSettings } from '@simmer/shared/ordering';
import { reportProblem } from '@simmer/shared/report';
import { createResource } from '@simmer/shared/resource';
import { shopTimeAt } from '@simmer/shared/shop-clock';
import { draft } from '../../order/draft-store';
import type { LimitsView } from '../limits-view';
import { createCounting } from './counting';
import { linesOf, NOTHING_KNOWN, type KnownLimits } from './known-limits';
import { viewOf } from './view-of';

export type LimitsPart = ReturnType<typeof createLimitsPart>;

/**
 * What only a shop with limits loads.
 * @param show receives the view whenever it has changed.
 * @param referenceOfCart as for `createLimits`, as is `ordering`.
 */
export function createLimitsPart(
  show: (view: LimitsView) => void,
  now: () => number,
  referenceOfCart: () => string | undefined,
  ordering: () => OrderingSettings,
) {
  let known = NOTHING_KNOWN;

  function update(): void {
    const { date, time } = draft.get();
    const form = { day: date ?? '', time: time ?? '', reference: referenceOfCart() };
    show(viewOf(known, { ...form, lines: linesOf(cart.get()) }, now()));
  }

  /** @param day whose claim of the guest's account is read, too; empty for none. */
  async function readNow(day: string): Promise<KnownLimits> {
    const uid = accountIdOf(auth.get());
    const hasClaim = uid !== undefined && day !== '';
    const [data, stock, own] = await withLimitsClient((client) =>
      Promise.all([
        client.readLimits(),
        client.readStock(shopTimeAt(now()).day),
        hasClaim ? client.readClaim(day, uid) : NO_CLAIM,
      ]),
    );
    const { limits, problems } = parseLimits(data);
    if (problems.length > 0)
      reportProblem('limits', `settings/limits is ignored: ${problems.join('; ')}`);
    return { limits, stock, own, day };
  }

  const { read, overtake } = createResource({
    read: () => readNow(draft.get().date ?? ''),
    onAnswer: take,
    onFailure(error) {
      reportProblem('limits', 'what is left could not be read.', error);
    },
  });

  function take(answer: KnownLimits): void {
    known = answer;
    update();
  }

  cart.subscribe(update);
  let { date, time } = draft.get();
  draft.subscribe(() => {
    const before = { date, time };
    ({ date, time } = draft.get());
    if (date !== before.date || time !== before.time) update();
    if (date === before.date) return;
    chosenDay.set(date ?? undefined);
    void read();
  });

  return {
    read,
    ...createCounting({
      async read(day) {
        const answer = await readNow(day);
        overtake();
        take(answer);
        return answer;
      },
      client: withLimitsClient,
      ...{ now, ordering },
      whenSilent: () => known.limits.whenSilent,
    }),
  };
}
