import { deleteDoc, deleteField, doc, setDoc } from 'firebase/firestore';
import { DISH_STATE_LIMITS, parseDishStates } from '@simmer/shared/dish-states';
import { TAGS } from '@simmer/shared/menu';
import { expectDenied, useCloud } from './testing/cloud';
import { testDocument } from './testing/document';

const cloud = useCloud();
const PLACE = 'settings/dishes';

/** The maps that say of which dishes something is true. */
const MARKS = ['soldOut', 'hidden', ...TAGS];

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
  prices: { 'Danish\n9 X 13': '2750' },
  'tree nuts': { Danish: true },
};
const most = names(DISH_STATE_LIMITS.dishes);

const accepted: [string, States][] = [
  ['as the editor writes them', some],
  ['of one kind', { soldOut: { Danish: true } }],
  ['with nothing in them', { soldOut: {}, hidden: {}, photos: {}, prices: {} }],
  ['without any field', {}],
  [
    'of as many dishes as there may be, with the longest names',
    {
      ...{ ...all(MARKS, all(most, true)), photos: all(most, '#ffffff') },
      prices: all(names(200, 120), '1000000'),
    },
  ],
];

const refused: [string, States][] = [
  ['has an unknown field', { ...some, costs: {} }],
  ['has a word that is none of the tags', { ...some, mustard: { Danish: true } }],
  ...MARKS.flatMap((field): [string, States][] => [
    ...[false, 'true', 1, null, {}].map((value): [string, States] => [
      `says ${JSON.stringify(value)} in ${field}`,
      { [field]: { Danish: true, 'Key lime pie': value } },
    ]),
    [`has too many dishes in ${field}`, { [field]: all(names(101, 2), true) }],
    [`has names that are too long in ${field}`, { [field]: all(names(9, 1334), true) }],
    ...[['Danish'], 'Danish', true, null].map((value): [string, States] => [
      `has ${value === null ? 'null' : typeof value} in ${field}`,
      { ...some, [field]: value },
    ]),
  ]),
  ...['red', '#A1B2C3', '#a1b2c', '#a1b2c3 #a1b2c3', '', 7, null, true, ['#a1b2c3'], {}].map(
    (color): [string, States] => [
      `has a photo of the color ${JSON.stringify(color).replace(/[[\]]/g, '')}`,
      { photos: { Danish: '#a1b2c3', 'Key lime pie': color } },
    ],
  ),
  ...['', '-1', '1.5', '12345678', '1/1', 27.5, null, true, ['1'], {}].map(
    (price): [string, States] => [
      `has the price ${JSON.stringify(price)}`,
      { prices: { 'Danish\n9 X 13': '2750', 'Key lime pie\n9inch': price } },
    ],
  ),
  ['has too many prices', { prices: all(names(201, 4), '1') }],
  ['has prices of dishes with names that are too long', { prices: all(names(17, 1412), '1') }],
  ...[['1'], '1', null].map((value): [string, States] => [
    `has ${value === null ? 'null' : typeof value} in prices`,
    { ...some, prices: value },
  ]),
  ['has too many photos', { photos: all(names(101, 2), '#a1b2c3') }],
  ['has photos of dishes with names that are too long', { photos: all(names(9, 1334), '#a1b2c3') }],
  ...[['#a1b2c3'], '#a1b2c3', null].map((value): [string, States] => [
    `has ${value === null ? 'null' : typeof value} in photos`,
    { ...some, photos: value },
  ]),
];

describe('what is set for the dishes that are always on the menu', () => {
  testDocument(cloud, { path: PLACE, some, change: { soldOut: {} }, accepted, refused });

  it.each(accepted)('can be read by the page once it is set, %s', (_, states) => {
    expect(parseDishStates(states).problems).toEqual([]);
  });

  it('is set dish by dish, and nobody can delete it', async () => {
    const place = doc(cloud.as('olive'), PLACE);
    await setDoc(place, { soldOut: { 'Pork green chili': true } }, { merge: true });
    await setDoc(place, { soldOut: { Danish: true } }, { merge: true });
    await setDoc(place, { soldOut: { 'Pork green chili': deleteField() } }, { merge: true });
    expect(await cloud.stored(PLACE)).toEqual({ soldOut: { Danish: true } });
    await expectDenied(deleteDoc(place));
  });
});
