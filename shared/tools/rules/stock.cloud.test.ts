import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  getDocs,
  increment,
  limit,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  writeBatch,
} from 'firebase/firestore';
import { expectDenied, useCloud } from './testing/cloud';

const cloud = useCloud();

type Data = Record<string, unknown>;
type Counts = Record<string, number>;

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
/** A Friday, two weeks ahead at most. */
const dayOf = (weekday: number) => dayIn(7 + ((weekday - new Date().getUTCDay() + 7) % 7));
const FRIDAY = dayOf(5);
const CLAIM = `stock/${FRIDAY}/claims/gus`;

const minutesAgo = (minutes: number) => Timestamp.fromMillis(Date.now() - minutes * 60_000);
const added = (counts: Counts) =>
  Object.fromEntries(Object.entries(counts).map(([pool, count]) => [pool, increment(count)]));

const pools = Array.from({ length: 11 }, (_, n) => `pool${String(n)}`);
const POOLS = {
  pools: Object.fromEntries(['pans', 'pots', 'tarts', ...pools].map((id) => [id, {}])),
  windows: { late: '' },
};

/** Ten pans on a Friday, and twelve pots, of which a guest may have three. */
beforeEach(() =>
  cloud.store('settings/limits', {
    ...POOLS,
    limits: { 'pans 5': 10, 'pans 4': 20, 'pots 5': 12, 'pots guest': 3 },
  }),
);

interface Movement {
  /** The account that writes. */
  as?: string;
  day?: string;
  by?: string;
  taken?: Counts;
  moved?: string[];
  /** What the claim has afterward; by default, what was added. */
  claim?: Data | null;
  stock?: Data;
}

/** Writes a claim and the sums of its day, together, as the client does. */
function move({
  as = 'gus',
  day = FRIDAY,
  by = as,
  taken = {},
  moved = Object.keys(taken),
  claim = { counts: added(taken), orders: '{}' },
  stock = {},
}: Movement): Promise<void> {
  const database = cloud.as(as);
  const batch = writeBatch(database);
  batch.set(
    doc(database, 'stock', day),
    {
      ...(moved.length > 0 && { taken: added(taken) }),
      ...{ by, at: serverTimestamp(), moved },
      ...stock,
    },
    { merge: true },
  );
  if (claim) batch.set(doc(database, 'stock', day, 'claims', by), claim, { merge: true });
  return batch.commit();
}

const take = (taken: Counts, as = 'gus') => move({ as, taken });
const takenOf = async (day = FRIDAY) => {
  const stock = await cloud.stored(`stock/${day}`);
  return stock && typeof stock === 'object' && 'taken' in stock ? stock.taken : undefined;
};

describe('portions of a day', () => {
  it('are taken and given back, by the account that has them', async () => {
    await take({ pans: 2, late: 1 });
    expect(await takenOf()).toEqual({ pans: 2, late: 1 });
    await setDoc(doc(cloud.as('gus'), CLAIM), { orders: 'x'.repeat(4000) }, { merge: true });
    await move({ taken: { pans: -2, late: -1 } });
    expect(await takenOf()).toEqual({ pans: 0, late: 0 });
    expect(await cloud.stored(CLAIM)).toEqual({ counts: { pans: 0, late: 0 }, orders: '{}' });
    await take({ pans: 2, late: 1 });
    // A claim need not name what it has no more of.
    await move({ taken: { pans: -2 }, claim: { counts: { pans: deleteField() } } });
    expect(await cloud.stored(CLAIM)).toEqual({ counts: { late: 1 }, orders: '{}' });
  });

  it('are there up to the limit of the weekday, or of the day if that has one, and without a limit there are enough', async () => {
    await take({ pans: 10 });
    await expectDenied(take({ pans: 1 }, 'gwen'));
    const limits = { 'pans 5': 10, [`pans ${FRIDAY}`]: 11 };
    await cloud.store('settings/limits', { ...POOLS, limits });
    await take({ pans: 1 }, 'gwen');
    await expectDenied(take({ pans: 1 }, 'nora'));
    await take({ tarts: 999 }, 'nora');
    await expectDenied(take({ tarts: 1 }, 'gwen'));
    for (const weekday of [0, 6]) {
      const day = dayOf(weekday);
      await cloud.store('settings/limits', {
        ...POOLS,
        limits: { [`pans ${String(weekday)}`]: 1 },
      });
      await expectDenied(move({ day, taken: { pans: 2 } }));
      await move({ day, taken: { pans: 1 } });
    }
  });

  it('can be given back after the limit was lowered or its pool deleted, but not taken', async () => {
    await move({ taken: { pans: 10 } });
    await cloud.store('settings/limits', { ...POOLS, limits: { 'pans 5': 5 } });
    await expectDenied(move({ taken: { pans: 1 }, claim: { counts: { pans: 11 } } }));
    await move({ taken: { pans: -1 } });
    await move({ taken: { pans: 0 } });
    await move({ as: 'gwen', taken: { tarts: 1 } });
    await cloud.store('settings/limits', { pools: {}, windows: {}, limits: {} });
    await move({ taken: { pans: -9 } });
  });

  it('are not more for one guest than the owner allows, however many orders they are in', async () => {
    await take({ pots: 3 });
    await expectDenied(take({ pots: 1 }));
    await expectDenied(take({ pots: 4 }, 'gwen'));
    await move({ as: 'olive', by: 'phone-1', taken: { pots: 4 } });
  });

  it('up to nine pools move at once, which is as much as one request may ask the rules', async () => {
    const pools = Array.from({ length: 10 }, (_, n) => `pool${String(n)}`);
    const limits = Object.fromEntries(
      pools.flatMap((id) => [
        [`${id} 5`, 9],
        [`${id} guest`, 5],
      ]),
    );
    await cloud.store('settings/limits', { ...POOLS, limits });
    const all = (count: number) => Object.fromEntries(pools.slice(0, count).map((id) => [id, 1]));
    await expectDenied(take(all(10)));
    // Each of them is asked for.
    for (const id of pools.slice(0, 9)) {
      await cloud.store('settings/limits', { ...POOLS, limits: { ...limits, [`${id} 5`]: 0 } });
      await expectDenied(take(all(9)));
    }
    await cloud.store('settings/limits', { ...POOLS, limits });
    await take(all(9));
    await move({ as: 'olive', by: 'phone-1', taken: all(9) });
    for (const count of [3, 4, 5, 6, 7, 8])
      await move({ as: 'olive', by: `phone-${String(count)}`, taken: all(count) });
    await cloud.store('settings/limits', { ...POOLS, limits: {} });
    await take(Object.fromEntries(Object.keys(all(9)).map((id) => [id, 100])), 'gwen');
  });
});

const attacks: [string, Movement][] = [
  ['takes portions without a claim', { taken: { pans: 1 }, claim: null }],
  [
    'takes more than its claim says',
    { taken: { pans: 2 }, claim: { counts: { pans: 1 }, orders: '' } },
  ],
  [
    'takes less than its claim says',
    { taken: { pans: 1 }, claim: { counts: { pans: 2 }, orders: '' } },
  ],
  ['claims a pool that it does not name', { taken: { pans: 1 }, moved: [] }],
  ...[1, -1].map((pots): [string, Movement] => [
    `changes the sum of a pool by ${String(pots)} that it does not name`,
    {
      ...{ taken: { pans: 1, pots }, moved: ['pans'] },
      claim: { counts: { pans: 1 }, orders: '' },
    },
  ]),
  ...[1, -1].map((pans): [string, Movement] => [
    `takes ${String(pans)} of a pool that its claim does not name`,
    { taken: { pans }, claim: { counts: {}, orders: '' } },
  ]),
  [
    'takes from another pool than it claims',
    { taken: { pans: 1 }, claim: { counts: { pots: 1 }, orders: '' } },
  ],
  ['takes a negative number', { taken: { pans: -1 } }],
  ['takes a part of a portion', { taken: { pans: 0.5 } }],
  ['takes a million', { taken: { tarts: 1_000_000 } }],
  ['claims in the name of another account', { by: 'gwen', taken: { pans: 1 } }],
  ['claims without taking', { claim: { counts: { pots: 1 }, orders: '' }, stock: { taken: {} } }],
  ['takes of what the owner does not limit', { taken: { ['x'.repeat(1000)]: 1 } }],
  ['writes another time', { taken: { pans: 1 }, stock: { at: minutesAgo(0) } }],
  ['adds a field to the day', { taken: { pans: 1 }, stock: { note: 'x' } }],
  [
    'adds a field to its claim',
    {
      taken: { pans: 1 },
      claim: { counts: { pans: 1 }, orders: '', note: 'x' },
    },
  ],
  [
    'has a claim of too much text',
    {
      taken: { pans: 1 },
      claim: { counts: { pans: 1 }, orders: 'x'.repeat(4001) },
    },
  ],
  ...[{}, { pans: 0 }].map((taken): [string, Movement] => [
    `adds a day of which it takes ${JSON.stringify(taken)}`,
    { taken, claim: { counts: taken, orders: '{}' }, stock: { taken } },
  ]),
  ['orders for a day that is over', { day: dayIn(-2), taken: { pans: 1 } }],
  ['orders for a day that is too far away', { day: dayIn(401), taken: { pans: 1 } }],
  [
    'orders for no day of the calendar',
    { day: `${dayIn(300).slice(0, 4)}-02-30`, taken: { tarts: 1 } },
  ],
  ['orders for a day in another form', { day: 'Friday', taken: { tarts: 1 } }],
  ['orders for a day with more text', { day: `${FRIDAY}-b`, taken: { tarts: 1 } }],
];

describe('an account cannot count for others, or wrongly:', () => {
  it.each(attacks)('a write that %s is refused', async (_what, attack) => {
    await expectDenied(move(attack));
  });

  it('a day may be yesterday, where the shop’s clock is behind, and up to 400 days ahead', async () => {
    // Of the days between, one has the highest figure in its month and its day.
    const nines = Array.from({ length: 366 }, (_, n) => dayIn(n)).filter((day) =>
      /09-29$/.test(day),
    );
    for (const day of [dayIn(-1), ...nines, dayIn(400)]) await move({ day, taken: { tarts: 1 } });
  });

  it('a claim alone changes nothing', async () => {
    const claim = doc(cloud.as('gus'), CLAIM);
    await expectDenied(setDoc(claim, { counts: {}, orders: '' }));
    await take({ pans: 2 });
    for (const counts of [{ pans: 1 }, { pans: 3 }])
      await expectDenied(setDoc(claim, { counts }, { merge: true }));
    await expectDenied(setDoc(claim, { orders: 'x'.repeat(4001) }, { merge: true }));
    await expectDenied(deleteDoc(claim));
    await expectDenied(setDoc(doc(cloud.as('gwen'), CLAIM), { orders: 'x' }, { merge: true }));
  });

  it('a claim does not grow under cover of a movement of nothing', async () => {
    await move({ taken: { pans: 2 } });
    await expectDenied(move({ claim: { counts: { pans: 3 } } }));
  });

  it('another account cannot change a claim under cover of its own movement', async () => {
    await move({ taken: { pans: 2 } });
    await move({ as: 'gwen', taken: { pots: 1 } });
    const database = cloud.as('gwen');
    for (const [by, fields] of [
      ['gus', { orders: 'x' }],
      ['gwen', { counts: { pans: 9 } }],
    ] as const) {
      const batch = writeBatch(database)
        .set(
          doc(database, 'stock', FRIDAY),
          { by, at: serverTimestamp(), moved: [] },
          { merge: true },
        )
        .set(doc(database, CLAIM), fields, { merge: true });
      await expectDenied(batch.commit());
    }
  });

  it('nobody without an account counts anything', async () => {
    const database = cloud.asVisitor();
    const batch = writeBatch(database)
      .set(doc(database, 'stock', FRIDAY), {
        taken: { pans: 1 },
        by: 'x',
        at: serverTimestamp(),
        moved: ['pans'],
      })
      .set(doc(database, 'stock', FRIDAY, 'claims/x'), {
        counts: { pans: 1 },
        orders: '',
      });
    await expectDenied(batch.commit());
  });

  it('the sums do not lose a pool, and nobody else reads a long text in them', async () => {
    await take({ pans: 2 });
    await move({ as: 'gwen', taken: { pots: 1 } });
    const database = cloud.as('gwen');
    const stock = doc(database, 'stock', FRIDAY);
    const by = { by: 'gwen', at: serverTimestamp(), moved: [] };
    for (const fields of [{ taken: {} }, { at: 'x'.repeat(1000) }])
      await expectDenied(setDoc(stock, { ...by, ...fields }, { merge: true }));
    await setDoc(stock, by, { merge: true });
    await expectDenied(deleteDoc(stock));
  });
});

describe('who reads and deletes', () => {
  it('everybody reads the sums, sixty days at most; a claim is read by its account and by managers', async () => {
    await take({ pans: 2 });
    const days = (database = cloud.asVisitor()) => collection(database, 'stock');
    expect((await getDoc(doc(cloud.asVisitor(), 'stock', FRIDAY))).exists()).toBe(true);
    expect((await getDocs(query(days(), limit(60)))).size).toBe(1);
    await expectDenied(getDocs(query(days(), limit(61))));
    for (const who of ['gus', 'olive'])
      expect((await getDoc(doc(cloud.as(who), CLAIM))).exists()).toBe(true);
    await expectDenied(getDoc(doc(cloud.as('gwen'), CLAIM)));
    await expectDenied(getDocs(collection(cloud.as('gus'), 'stock', FRIDAY, 'claims')));
    expect((await getDocs(collection(cloud.as('olive'), 'stock', FRIDAY, 'claims'))).size).toBe(1);
  });

  it('a manager takes portions for a telephone order, gives back what a guest had, and deletes what is over for a week', async () => {
    await take({ pans: 2 });
    await move({ as: 'olive', by: 'phone-1', taken: { pans: 8 } });
    await expectDenied(move({ as: 'olive', by: 'phone-2', taken: { pans: 1 } }));
    const none = { counts: { pans: 0 }, orders: '{}' };
    await move({ as: 'olive', by: 'gus', taken: { pans: -2 }, claim: none });
    expect(await takenOf()).toEqual({ pans: 8 });
    await setDoc(doc(cloud.as('olive'), CLAIM), { orders: '{"A":1}' }, { merge: true });
    for (const [days, isAllowed] of [
      [-7, true],
      [-6, false],
    ] as const) {
      const day = `stock/${dayIn(days)}`;
      await cloud.store(day, { taken: { pans: 1 } });
      await cloud.store(`${day}/claims/gus`, none);
      for (const path of [`${day}/claims/gus`, day]) {
        await expectDenied(deleteDoc(doc(cloud.as('gus'), path)));
        const deleted = deleteDoc(doc(cloud.as('olive'), path));
        await (isAllowed ? deleted : expectDenied(deleted));
      }
    }
  });
});
