import type { Note } from '../recording/notes';
import { describeDifference } from './describe-difference';
import { changesBetween, differencesOf, merged } from './differences';

const note = (text: string, rest: Partial<Note> = {}): Note => ({
  ...{ step: 1, where: '/', module: 'menu-mfe', kind: 'words', about: '', isGone: false, text },
  ...rest,
});
const said = (live: readonly Note[], candidate: readonly Note[]) =>
  merged(differencesOf(changesBetween(live, candidate))).map((one) =>
    describeDifference(one, ['menu-mfe']),
  );

it('a changed price is reported as money, with its pages', () => {
  const price = (text: string, where: string) => note(text, { about: 'Pie', where });
  expect(
    said(
      [price('$45.00', '/'), price('$45.00', '/cart')],
      [price('$4.50', '/'), price('$4.50', '/cart')],
    ),
  ).toEqual(['menu-mfe: Pie: $45.00 is now $4.50 (/; /cart)']);
  expect(said([price('$45.00', '/')], [])).toEqual(['menu-mfe: Pie: $45.00 is gone (/)']);
});

it.each([
  ['$45', '$5'],
  ['$1,250', '$125'],
  ['45 €', '5 €'],
  ['CHF 45', 'CHF 5'],
])('a whole amount is money as well: %s, then %s', (was, is) => {
  const differences = differencesOf(changesBetween([note(was)], [note(is)]));
  expect(differences).toEqual([expect.objectContaining({ kind: 'money', was, is })]);
});

it('money and mail are reported before words', () => {
  const mail = (text: string) => note(text, { kind: 'mail', module: '', where: '' });
  expect(
    said(
      [note('Pies', { where: '/a' }), mail('Quantity: 2'), note('$1.00', { where: '/b' })],
      [note('Tarts', { where: '/a' }), mail('Quantity: 1'), note('$2.00', { where: '/b' })],
    ),
  ).toEqual([
    'menu-mfe: $1.00 is now $2.00 (/b)',
    'the site: the owner’s mail, “Quantity: 2” is now “Quantity: 1”',
    'menu-mfe: “Pies” is now “Tarts” (/a)',
  ]);
});

it('what merely comes earlier or later is no difference; what moves is one', () => {
  expect(
    said(
      [note('Chips', { step: 1 }), note('Pies', { step: 2 })],
      [note('Pies', { step: 2 }), note('Chips', { step: 3 })],
    ),
  ).toEqual([]);
  expect(said([note('Pies'), note('Soups')], [note('Soups'), note('Pies')])).toEqual([
    'menu-mfe: “Pies” has moved (/)',
  ]);
});

it('what no longer goes away is reported', () => {
  expect(said([note('Pies'), note('Pies', { isGone: true, step: 2 })], [note('Pies')])).toEqual([
    'menu-mfe: the removal of “Pies” is gone (/)',
  ]);
});

it('what follows from a dish that is gone is left out: its price, its button, its line on paper', () => {
  const notes = (dishes: readonly string[]) =>
    dishes.flatMap((dish) => [
      note(dish),
      note('$40.00', { about: dish }),
      note(`button "Add ${dish}"`, { kind: 'accessibility' }),
      note(dish, { kind: 'print' }),
    ]);
  expect(said(notes(['Pie', 'Hummingbird cake']), notes(['Pie']))).toEqual([
    'menu-mfe: “Hummingbird cake” is gone (/)',
  ]);
});

it.each([
  [
    'the price on a page from which the dish is not gone',
    { about: 'Pie', where: '/cart' },
    '$40.00',
  ],
  ['where a new link leads', { kind: 'links' }, 'Pie → /pie'],
] as const)('what does not follow from a dish is reported: %s', (_, change, text) => {
  expect(said([], [note('Pie'), note(text, change)])).toEqual(
    expect.arrayContaining([
      expect.stringContaining(text),
      expect.stringContaining('“Pie” is new'),
    ]),
  );
});

it('a new name is reported once, not for each control that has it', () => {
  const notes = (name: string) => [note(name), note(`link "${name}"`, { kind: 'accessibility' })];
  expect(said(notes('Peach pie'), notes('Plum pie'))).toEqual([
    'menu-mfe: “Peach pie” is now “Plum pie” (/)',
  ]);
});

it('words that are the same on screen and differ on paper are reported', () => {
  const notes = (printed: readonly string[]) => [
    note('no onions'),
    ...printed.map((text) => note(text, { kind: 'print' })),
  ];
  expect(said(notes(['no onions']), notes([]))).toEqual([
    'menu-mfe: on paper, “no onions” is gone (/)',
  ]);
});

it('a difference in a module that is not released says so', () => {
  expect(said([note('Total', { module: 'cart-mfe' })], [])).toEqual([
    'cart-mfe: “Total” is gone (/). It is not part of this release',
  ]);
});

it('what stays below a changed heading is not reported', () => {
  const notes = (title: string) => [note(title), note('Back', { about: title })];
  expect(said(notes('Edit Menu'), notes('Edit the Menu'))).toEqual([
    'menu-mfe: “Edit Menu” is now “Edit the Menu” (/)',
  ]);
});

it('what a page shows by chance does not hide what has changed on it each time', () => {
  const changes = changesBetween([note('Pies')], [note('Loading'), note('Tarts')]);
  const sure = changes.filter(({ text }) => text !== 'Loading');
  expect(differencesOf(sure)).toMatchObject([{ was: 'Pies', is: 'Tarts' }]);
});
