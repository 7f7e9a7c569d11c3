import { LIMITS, parseLimits } from '@simmer/shared/limits';
import { deleteDoc, doc } from 'firebase/firestore';
import { expectDenied, useCloud } from './testing/cloud';
import { testDocument } from './testing/document';

const cloud = useCloud();
const PLACE = 'settings/limits';

type Data = Record<string, unknown>;

const pans = {
  name: 'Pans',
  dishes: ['Danish', 'Key lime pie'],
};
/** Limits in the form that the editor writes. */
const some: Data = {
  pools: { pans },
  windows: { w1: '4 to 6 pm' },
  sizes: { 'pans 9 X 13': 2 },
  limits: { 'pans 5': 12, 'pans 2026-12-24': 0, 'pans guest': 4, 'w1 0': 0 },
  leadDays: { Danish: 2 },
  least: { Danish: 2 },
  most: { Danish: 6 },
  whenSilent: 'refuse',
};
const none: Data = {
  pools: {},
  windows: {},
  sizes: {},
  limits: {},
  leadDays: {},
  least: {},
  most: {},
  whenSilent: 'pass',
};

const names = (count: number, length: number) =>
  Array.from({ length: count }, (_, at) => String(at).padEnd(length, 'x'));
const all = <Value>(keys: readonly string[], value: Value) =>
  Object.fromEntries(keys.map((key) => [key, value]));
const ids = names(LIMITS.pools, 12);
const windowIds = names(LIMITS.windows, 11);
const fullPool = {
  name: 'x'.repeat(LIMITS.name),
  dishes: names(100, 120),
};

/** Every part at its limit, which is also the most expensive document for the rules. */
const fullest: Data = {
  pools: all(ids, fullPool),
  windows: all(windowIds, 'x'.repeat(LIMITS.name)),
  limits: all(
    names(400, 3).map((_, at) => `p${String(at)} 2026-12-24`),
    LIMITS.portions,
  ),
  sizes: all(names(100, 60), LIMITS.few),
  leadDays: all(names(100, 120), LIMITS.few),
  least: all(names(100, 120), LIMITS.few),
  most: all(names(100, 120), LIMITS.few),
  whenSilent: 'refuse',
};

const accepted: [string, Data][] = [
  ['as the editor writes them', some],
  ['with every part at its limit', fullest],
  ['with nothing in them', none],
];

const withPool = (part: Data): Data => ({ ...none, pools: { pans: { ...pans, ...part } } });
const refused: [string, Data][] = [
  ['is empty', {}],
  ['has an unknown field', { ...some, price: 1 }],
  ...Object.keys(some).map((field): [string, Data] => [
    `has no ${field}`,
    Object.fromEntries(Object.entries(some).filter(([name]) => name !== field)),
  ]),
  ['has too many pools', { ...none, pools: all([...ids, 'one-more'.slice(0, 3)], pans) }],
  ...ids.map((id): [string, Data] => [
    `has as many pools as possible and ${id} has no name`,
    { ...none, pools: { ...all(ids, pans), [id]: { ...pans, name: ' ' } } },
  ]),
  ...['Pans', 'a b', 'a/b', 'a-b', 'x'.repeat(13)].flatMap((id): [string, Data][] => [
    [`has a pool with the id “${id}”`, { ...none, pools: { [id]: pans } }],
    [`has a window with the id “${id}”`, { ...none, windows: { [id]: 'Noon' } }],
  ]),
  ['has a window with a long name', { ...none, windows: { w1: 'x'.repeat(LIMITS.name + 1) } }],
  ['has too many windows', { ...none, windows: all(names(LIMITS.windows + 1, 3), 'Noon') }],
  ...windowIds.map((id): [string, Data] => [
    `has as many windows as possible and ${id} is blank`,
    { ...none, windows: { ...all(windowIds, 'Noon'), [id]: ' ' } },
  ]),
  ['has a pool with a long name', withPool({ name: 'x'.repeat(LIMITS.name + 1) })],
  ['has a pool with an unknown field', withPool({ color: 'red' })],
  ['has a pool with too many dishes', withPool({ dishes: names(101, 3) })],
  ['has a pool whose dishes are no list', withPool({ dishes: 'Danish' })],
  ...[
    'pans',
    'pans 7',
    'pans 2026-12',
    'Pans 5',
    ' 5',
    'pans  5',
    'pans 5/pans 6',
    'pans guests',
  ].map((key): [string, Data] => [`has a limit for “${key}”`, { ...none, limits: { [key]: 1 } }]),
  ...[-1, 1.5, 1000, '1/1', 'many'].map((value): [string, Data] => [
    `has a limit of ${JSON.stringify(value)}`,
    { ...none, limits: { 'pans 5': value, 'pans 6': 1 } },
  ]),
  [
    'has too many limits',
    {
      ...none,
      limits: all(
        names(401, 3).map((_, at) => `p${String(at)} 5`),
        1,
      ),
    },
  ],
  ...['sizes', 'leadDays', 'least', 'most'].flatMap((field) =>
    [0, 100, 1.5, 'two'].map((value): [string, Data] => [
      `has ${JSON.stringify(value)} in ${field}`,
      { ...none, [field]: { Danish: value, Pie: 1 } },
    ]),
  ),
  ...['sizes', 'leadDays', 'least', 'most'].map((field): [string, Data] => [
    `has too many dishes in ${field}`,
    { ...none, [field]: all(names(101, 3), 1) },
  ]),
  ['does not say what to do without an answer', { ...none, whenSilent: 'maybe' }],
];

describe('what the owner has limited', () => {
  testDocument(cloud, { path: PLACE, some, change: { leadDays: {} }, accepted, refused });

  it.each(accepted)('can be read by the page once it is set, %s', (_, limits) => {
    expect(parseLimits(limits).problems).toEqual([]);
  });

  it('cannot be deleted', async () => {
    await cloud.store(PLACE, some);
    await expectDenied(deleteDoc(doc(cloud.as('olive'), PLACE)));
  });
});
