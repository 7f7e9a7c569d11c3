import { deleteDoc, deleteField, doc, getDoc, setDoc } from 'firebase/firestore';
import { DISH_STATE_LIMITS, parseDishStates } from '@simmer/shared/dish-states';
import { expectDenied, useCloud } from './testing/cloud';

const cloud = useCloud();
const PLACE = 'settings/dishes';

type States = Record<string, unknown>;

/** Names of dishes, together as long as they may be. */
const names = (count: number, length: number = DISH_STATE_LIMITS.names / count) =>
  Array.from({ length: count }, (_, at) => String(at).padEnd(length, 'x'));
const all = <Value>(dishes: readonly string[], value: Value) =>
  Object.fromEntries(dishes.map((name) => [name, value]));

const some: States = {
  soldOut: { Danish: true },
  hidden: { 'Pork green chili': true },
  photos: { Danish: '#a1b2c3', 'Key lime pie': '#000000' },
};
const most = names(DISH_STATE_LIMITS.dishes);

const accepted: [string, States][] = [
  ['as the editor writes them', some],
  ['of one kind', { soldOut: { Danish: true } }],
  ['with nothing in them', { soldOut: {}, hidden: {}, photos: {} }],
  ['that are none', {}],
  [
    'of as many dishes as there may be, with the longest names',
    { soldOut: all(most, true), hidden: all(most, true), photos: all(most, '#ffffff') },
  ],
];

const refused: [string, States][] = [
  ['have an unknown field', { ...some, prices: {} }],
  ...['soldOut', 'hidden'].flatMap((field): [string, States][] => [
    ...[false, 'true', 1, null, {}].map((value): [string, States] => [
      `say ${JSON.stringify(value)} in ${field}`,
      { [field]: { Danish: true, 'Key lime pie': value } },
    ]),
    [`have too many dishes in ${field}`, { [field]: all(names(101, 2), true) }],
    [`have names that are too long in ${field}`, { [field]: all(names(9, 1334), true) }],
    ...[['Danish'], 'Danish', true, null].map((value): [string, States] => [
      `have ${value === null ? 'null' : typeof value} in ${field}`,
      { ...some, [field]: value },
    ]),
  ]),
  ...['red', '#A1B2C3', '#a1b2c', '#a1b2c3 #a1b2c3', '', 7, null, true, ['#a1b2c3'], {}].map(
    (color): [string, States] => [
      `have a photo of the color ${JSON.stringify(color).replace(/[[\]]/g, '')}`,
      { photos: { Danish: '#a1b2c3', 'Key lime pie': color } },
    ],
  ),
  ['have too many photos', { photos: all(names(101, 2), '#a1b2c3') }],
  [
    'have photos of dishes with names that are too long',
    { photos: all(names(9, 1334), '#a1b2c3') },
  ],
  ...[['#a1b2c3'], '#a1b2c3', null].map((value): [string, States] => [
    `have ${value === null ? 'null' : typeof value} in photos`,
    { ...some, photos: value },
  ]),
];

const people: [string, () => ReturnType<typeof cloud.as>][] = [
  ['a visitor', () => cloud.asVisitor()],
  ['a guest', () => cloud.as('gus')],
  ['an account without a profile', () => cloud.as('nora')],
];

describe('what is set for the dishes that are always on the menu', () => {
  it.each([...people, ['a manager', () => cloud.as('olive')] as const])(
    'is read by %s, whether there is something or not',
    async (_, database) => {
      expect((await getDoc(doc(database(), PLACE))).exists()).toBe(false);
      await cloud.store(PLACE, some);
      expect((await getDoc(doc(database(), PLACE))).data()).toEqual(some);
    },
  );

  it.each(accepted)('is set by a manager, %s', async (_, states) => {
    await setDoc(doc(cloud.as('olive'), PLACE), states);
    expect(await cloud.stored(PLACE)).toEqual(states);
    expect(parseDishStates(states).problems).toEqual([]);
  });

  it('is set dish by dish', async () => {
    const place = doc(cloud.as('olive'), PLACE);
    await setDoc(place, { soldOut: { 'Pork green chili': true } }, { merge: true });
    await setDoc(place, { soldOut: { Danish: true } }, { merge: true });
    await setDoc(place, { soldOut: { 'Pork green chili': deleteField() } }, { merge: true });
    expect(await cloud.stored(PLACE)).toEqual({ soldOut: { Danish: true } });
  });

  it.each(refused)('is not set to what would %s', async (_, states) => {
    const place = doc(cloud.as('olive'), PLACE);
    await expectDenied(setDoc(place, states));
    await cloud.store(PLACE, some);
    await expectDenied(setDoc(place, states));
    expect(await cloud.stored(PLACE)).toEqual(some);
  });

  it.each(people)('is not set by %s', async (_, database) => {
    await expectDenied(setDoc(doc(database(), PLACE), some));
    await cloud.store(PLACE, some);
    await expectDenied(setDoc(doc(database(), PLACE), {}, { merge: true }));
    expect(await cloud.stored(PLACE)).toEqual(some);
  });

  it('is not set by a manager who is one no longer, and deleted by nobody', async () => {
    await cloud.store(PLACE, some);
    await expectDenied(deleteDoc(doc(cloud.as('olive'), PLACE)));
    await cloud.store('users/olive', { role: 'guest' });
    await expectDenied(setDoc(doc(cloud.as('olive'), PLACE), some));
  });
});
