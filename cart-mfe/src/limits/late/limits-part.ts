import { accountIdOf, auth } from '@simmer/shared/auth';
import { cart } from '@simmer/shared/cart';
import { chosenDay } from '@simmer/shared/chosen-day';
import type { Claim } from '@simmer/shared/claim';
import { readComposedLimits } from '@simmer/shared/composed-limits';
import { withLimitsClient } from '@simmer/shared/firebase';
import { countsOf, parseLimits, WhenSilentSchema, type Limits } from '@simmer/shared/limits';
import type { OrderingSettings } from '@simmer/shared/ordering';
import { reportProblem } from '@simmer/shared/report';
import { createResource } from '@simmer/shared/resource';
import { isDay } from '@simmer/shared/shop-calendar';
import { shopTimeAt } from '@simmer/shared/shop-clock';
import { storedValue } from '@simmer/shared/stored-value';
import { changing } from '../../order/changing';
import { draft } from '../../order/draft-store';
import type { Order } from '../../order/order';
import type { LimitsView } from '../limits-view';
import { createCounting } from './counting';
import { linesOf, NOTHING_KNOWN, type KnownLimits } from './known-limits';
import { viewOf } from './view-of';

/** Kept on the device, because the database that has it is the one that is silent when it counts. */
const whenSilent = storedValue('simmer:when-silent', WhenSilentSchema, 'localStorage');

/** What a device goes by that has never read what the owner wants. */
async function wantedAtFirst(): Promise<Limits['whenSilent']> {
  try {
    return (await readComposedLimits()).whenSilent;
  } catch {
    return 'refuse';
  }
}

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
    const { base } = changing.get() ?? {};
    show(viewOf(known, { ...form, lines: linesOf(cart.get()), base }, now()));
  }

  /** @param day whose claim of the guest's account is read, as is that of the order that is being changed. */
  async function readNow(day: string): Promise<KnownLimits> {
    const uid = accountIdOf(auth.get());
    const base = changing.get()?.base;
    const days = [...new Set([day, base?.date ?? ''])].filter(isDay);
    const [data, stock, claims] = await withLimitsClient((client) =>
      Promise.all([
        client.readLimits(),
        client.readStock(shopTimeAt(now()).day),
        Promise.all(uid === undefined ? [] : days.map((of) => client.readClaim(of, uid))),
      ]),
    );
    const { limits, problems } = parseLimits(data);
    if (problems.length > 0)
      reportProblem('limits', `settings/limits is ignored: ${problems.join('; ')}`);
    whenSilent.set(limits.whenSilent);
    const own = new Map(claims.map((claim, at) => [days[at] ?? '', claim]));
    // While nobody is logged in, it may be its guest who is changing an order.
    if (uid === undefined && base) own.set(base.date, claimOf(base, limits));
    return { limits, stock, own };
  }

  /** What an order that was sent has, unless something was changed since. */
  function claimOf({ reference, date, items, time }: Order, limits: Limits): Claim {
    const counts = countsOf(limits, linesOf(items), date, time);
    return { orders: { [reference]: { counts, isSent: true } } };
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

  for (const { subscribe } of [cart, changing]) subscribe(update);
  let uid = accountIdOf(auth.get());
  auth.subscribe(() => {
    const before = uid;
    uid = accountIdOf(auth.get());
    // Another account has other portions.
    if (uid !== before) void read();
  });
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
      whenSilent: () =>
        known === NOTHING_KNOWN ? (whenSilent.get() ?? wantedAtFirst()) : known.limits.whenSilent,
    }),
  };
}
