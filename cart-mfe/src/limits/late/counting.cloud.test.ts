import type { CartItem } from '@simmer/shared/cart';
import { keptFor, totalOf } from '@simmer/shared/claim';
import { setSiteConfig } from '@simmer/shared/config';
import { sum } from '@simmer/shared/counts';
import type { LimitsClient } from '@simmer/shared/firebase';
import { parseLimits } from '@simmer/shared/limits';
import { NO_RULES } from '@simmer/shared/ordering';
import { limitsInEmulator } from '@simmer/shared/testing/limits-in-emulator';
import { siteWith } from '@simmer/shared/testing/site-config';
import { mayHaveArrived, type SendStatus } from '@simmer/shared/guest-records';
import * as v from 'valibot';
import { nextRevision, type OrderIdentity } from '../../order/reference';
import { identity, meatloaf } from '../../testing/dishes';
import type { Counting } from '../limits-view';
import { buildOrder, type Order } from '../../order/order';
import { createCounting } from './counting';

/** In turn, the portions or the orders of the window are what runs out first. */
const limitsOf = (seed: number) => (seed % 2 ? { pans: 10, late: 9 } : { pans: 60, late: 10 });
const SEEDS = Number(process.env.SIMMER_SEEDS ?? 2);
const GUESTS = Number(process.env.SIMMER_GUESTS ?? 40);

const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
const cloud = limitsInEmulator();
afterAll(cloud.close);

/** The same numbers for the same seed. */
function randomOf(seed: number): () => number {
  let state = seed * 2_654_435_761;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

class Killed extends Error {}
const FailedSchema = v.union([
  v.object({ code: v.string() }),
  v.object({ name: v.literal('TimeLimitError') }),
]);
const lost = () => Object.assign(new Error('No answer'), { name: 'TimeLimitError' });
const unreachable = () => Object.assign(new Error('offline'), { code: 'unavailable' });
const pauses = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms / 10));

/** The client on a network that loses requests and answers, and on a page that may be closed before any step. */
function onBadNetwork(client: LimitsClient, random: () => number, state: { isClosed: boolean }) {
  return async <T>(call: (client: LimitsClient) => Promise<T>): Promise<T> => {
    const live = () => {
      if (random() < 0.08) state.isClosed = true;
      // Nothing of a closed page runs any further.
      return state.isClosed ? new Promise<void>(() => undefined) : Promise.resolve();
    };
    await live();
    if (random() < 0.05) throw unreachable();
    await pauses(random() * 200);
    const answer = await call(client);
    await live();
    if (random() < 0.04) throw lost();
    return answer;
  };
}

interface Guest {
  uid: string;
  order: Order;
  client: LimitsClient;
  /** What the owner's inbox has of the order. */
  mailed?: Order;
  /** What the guest's device knows of it. */
  status: SendStatus;
  isRepeat: boolean;
}

function orderOf(identity: OrderIdentity, line: Line): Order {
  const when = { date: day, time: '4 to 6 pm' };
  const details = { name: '', email: 'g@example.com', phone: '', ...when, address: 'x' };
  return buildOrder(
    ...([identity, [{ ...meatloaf, ...line }]] as const),
    { ...details, fulfillment: 'Delivery', paymentMethod: 'Cash' },
    null,
  );
}

type Line = Pick<CartItem, 'quantity' | 'size'>;
const portionsOf = (order?: Order) =>
  (order?.items ?? []).reduce((all, { quantity, size }) => {
    return all + (size === 'Large' ? 2 * quantity : quantity);
  }, 0);
const someOf = (random: () => number): Line => ({
  quantity: 1 + Math.floor(random() * 2),
  size: random() < 0.7 ? 'Small' : 'Large',
});

function newGuest(n: number, random: () => number): Guest {
  const uid = `guest${String(n)}`;
  const order = orderOf({ ...identity, reference: `REF-${String(n)}` }, someOf(random));
  return { uid, order, client: cloud.as(uid), status: 'blocked', isRepeat: false };
}

/** A page of the guest, which may be closed at every step. */
async function onPage(
  { uid, client }: Guest,
  random: () => number,
  run: (counting: Counting) => Promise<void>,
): Promise<void> {
  const state = { isClosed: false };
  const counting = createCounting({
    read: async (of) => ({
      limits: parseLimits(await client.readLimits()).limits,
      stock: await client.readStock(of),
      own: new Map([[of, await client.readClaim(of, uid)]]),
    }),
    client: onBadNetwork(client, random, state),
    ...{ now: Date.now, ordering: () => NO_RULES, whenSilent: () => 'refuse' },
    pause: pauses,
  });
  const closed = new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      if (!state.isClosed) return;
      clearInterval(timer);
      resolve();
    }, 20);
    timer.unref();
  });
  const ended = run(counting).catch((error: unknown) => {
    // The network has failed too often.
    if (!(error instanceof Killed) && !v.is(FailedSchema, error)) throw error;
  });
  await Promise.race([ended, closed]);
}

/** What a page does that finds the order of an earlier one. */
async function endEarlier({ status, ...attempt }: Guest, counting: Counting): Promise<void> {
  if (status !== 'sending' && status !== 'unknown') await counting.end(attempt, status === 'sent');
}

/** Orders once, as the page of the cart does it. */
async function send(guest: Guest, random: () => number, counting: Counting): Promise<void> {
  const wasMailed = guest.isRepeat || !['blocked', 'checking'].includes(guest.status);
  guest.isRepeat = mayHaveArrived(guest);
  guest.order = orderOf(wasMailed ? nextRevision(guest.order) : guest.order, someOf(random));
  guest.status = 'checking';
  const { status } = await counting.take(guest);
  if (status === 'short') {
    guest.status = 'blocked';
    return;
  }
  if (status === 'silent') {
    guest.status = 'unsent';
    await endEarlier(guest, counting);
    return;
  }
  if (random() < 0.05) throw new Killed();
  guest.status = 'sending';
  if (random() < 0.05) throw new Killed();
  const luck = random();
  if (luck < 0.8) guest.mailed = guest.order;
  if (random() < 0.05) throw new Killed();
  guest.status = luck < 0.7 ? 'sent' : luck < 0.9 ? 'unknown' : 'unsent';
  await endEarlier(guest, counting);
}

async function state() {
  const claims = await cloud.owner.readClaims(day);
  return {
    taken: (await cloud.owner.readStock(day)).get(day) ?? {},
    claims,
    counts: [...claims.values()].map(totalOf).reduce(sum, {}),
  };
}

const portions = (guests: readonly Guest[]) =>
  guests.reduce((all, { mailed }) => all + portionsOf(mailed), 0);

beforeEach(async () => {
  setSiteConfig(siteWith({}));
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await cloud.empty();
});

it.each(Array.from({ length: SEEDS }, (_, seed) => seed + 1))(
  'of what a day and a window have, no more is sold, every order in the owner’s inbox has its own, what has certainly not left its page is given back by the next one, and other guests get all that is left, with lost answers and closed pages at every step, in seed %i (case 93)',
  async (seed) => {
    const most = limitsOf(seed);
    await cloud.store('settings/limits', {
      pools: { pans: { name: 'Pans', dishes: [meatloaf.name] } },
      sizes: { 'pans Large': 2 },
      windows: { late: '4 to 6 pm', early: '2 to 4 pm' },
      limits: Object.fromEntries(
        [0, 1, 2, 3, 4, 5, 6].flatMap((weekday) =>
          Object.entries(most).map(([pool, count]) => [`${pool} ${String(weekday)}`, count]),
        ),
      ),
    });
    const random = randomOf(seed);
    const guests = Array.from({ length: GUESTS }, (_, n) => newGuest(n, random));
    await Promise.all(
      guests.map((guest) => onPage(guest, random, (counting) => send(guest, random, counting))),
    );
    // Some try again, as a page does that was opened once more.
    await Promise.all(
      guests.map((guest) =>
        onPage(guest, random, async (counting) => {
          await endEarlier(guest, counting);
          if (guest.status !== 'sent' && guest.status !== 'blocked')
            await send(guest, random, counting);
        }),
      ),
    );

    async function expectAllCounted() {
      const { taken, counts, claims } = await state();
      for (const pool of ['pans', 'late']) expect(taken[pool] ?? 0).toBe(counts[pool] ?? 0);
      expect(taken.pans).toBeLessThanOrEqual(most.pans);
      expect(taken.late).toBeLessThanOrEqual(most.late);
      expect(portions(guests)).toBeLessThanOrEqual(most.pans);
      for (const { uid, order, mailed } of guests) {
        const claimed = claims.get(uid)?.orders[order.reference];
        const pans = claimed ? (keptFor(claimed).pans ?? 0) : 0;
        expect(pans).toBeGreaterThanOrEqual(portionsOf(mailed));
      }
      return claims;
    }
    await expectAllCounted();

    const good = () => 0.5;
    for (const guest of guests) await onPage(guest, good, (page) => endEarlier(guest, page));
    const claims = await expectAllCounted();
    for (const guest of guests.filter((one) => !mayHaveArrived(one)))
      expect(claims.get(guest.uid)?.orders ?? {}).toEqual({});
    const later = Array.from({ length: 10 }, (_, n) => newGuest(1000 + n, good));
    const one = () => 0.49;
    for (const guest of later) await onPage(guest, good, (page) => send(guest, one, page));
    const end = await state();
    expect(end.taken.pans === most.pans || end.taken.late === most.late).toBe(true);
  },
);
