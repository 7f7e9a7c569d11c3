import { Journal, type Line } from '../recording/notes';
import { describeDifference } from './describe-difference';
import { type Change, changesBetween, differencesOf, merged } from './differences';

const line = (text: string, rest: Partial<Line> = {}): Line => ({
  ...{ module: 'news', kind: 'words', about: '', text },
  ...rest,
});
type View = readonly [where: string, lines: readonly Line[], action?: string];
/** A journey with these views, one after each action. */
function played(views: readonly View[], failure?: string) {
  const journal = new Journal();
  for (const [where, lines, action = 'click'] of views) {
    journal.step += 1;
    journal.add(where, lines, where === '' ? '' : action);
  }
  const { lines, views: seen } = journal;
  return { lines, views: seen, ...(failure !== undefined && { failure }) };
}
const between = (was: ReturnType<typeof played>, is: ReturnType<typeof played>) =>
  merged(differencesOf(changesBetween(was, is))).map((one) => describeDifference(one, ['news']));
/** The sentences about the differences of one page. */
const said = (was: readonly Line[], is: readonly Line[]) =>
  between(played([['/', was]]), played([['/', is]]));

it('a changed price is reported as money, with its pages', () => {
  const price = (text: string) => [line(text, { about: 'Pie' })];
  const on = (text: string) =>
    played([
      ['/', price(text)],
      ['/cart', price(text)],
    ]);
  expect(between(on('$45.00'), on('$4.50'))).toEqual(['news: Pie: $45.00 is now $4.50 (/; /cart)']);
  expect(said(price('$45.00'), [])).toEqual(['news: Pie: $45.00 is gone (/)']);
});

it.each([
  ['$45', '$5'],
  ['$1,250', '$125'],
  ['45 €', '5 €'],
  ['CHF 45', 'CHF 5'],
])('a whole amount is money as well: %s, then %s', (was, is) => {
  const changes = changesBetween(played([['/', [line(was)]]]), played([['/', [line(is)]]]));
  expect(differencesOf(changes)).toEqual([expect.objectContaining({ kind: 'money', was, is })]);
});

it('differences in money and mail come before differences in text', () => {
  const views = (pie: string, quantity: string, price: string) =>
    played([
      ['/a', [line(pie)]],
      ['', [line(quantity, { kind: 'mail', module: '' })]],
      ['/b', [line(price)]],
    ]);
  expect(
    between(views('Pies', 'Quantity: 2', '$1.00'), views('Tarts', 'Quantity: 1', '$2.00')),
  ).toEqual([
    'news: $1.00 is now $2.00 (/b)',
    'the site: the owner’s mail, “Quantity: 2” is now “Quantity: 1”',
    'news: “Pies” is now “Tarts” (/a)',
  ]);
});

it('one mistake on every dish and every page is reported in one line', () => {
  const dishes = ['Pie', 'Soup', 'Cake', 'Chili', 'Tart'];
  const buttons = (text: string) => dishes.map((about) => line(text, { about }));
  const twice = (text: string) =>
    played([
      ['/', buttons(text)],
      ['/', buttons(text)],
    ]);
  expect(between(twice('Add'), twice('Buy'))).toEqual([
    'news: Pie; Soup; Cake; 2 more: “Add” is now “Buy” (/)',
  ]);
});

it('when one mistake has a different effect everywhere, its first effects come before other kinds, and the rest comes last', () => {
  const prices = Array.from({ length: 9 }, (_, at) => line(`$${String(at)}.00`));
  const kinds = (was: readonly Line[], is: readonly Line[]) =>
    merged(differencesOf(changesBetween(played([['/', was]]), played([['/', is]])))).map(
      ({ kind }) => kind,
    );
  expect(kinds([...prices, line('a link', { kind: 'links' })], [])).toEqual([
    ...Array<string>(6).fill('money'),
    'links',
    ...Array<string>(3).fill('money'),
  ]);
});

it('another page after an action is one sentence, not all of its content; where both show the same page again, comparing continues', () => {
  const views = (afterBack: string, total: string) =>
    played([
      ['/cart', [line('Your Order')]],
      [afterBack, [line(`Words of ${afterBack}`)], 'goBack'],
      [afterBack, [line(`More of ${afterBack}`)], 'reload'],
      ['/', [line(total)], 'goto'],
    ]);
  expect(between(views('/', '$1.00'), views('/cart', '$2.00'))).toEqual([
    'the site: after goBack, the page is /cart instead of /',
    'news: $1.00 is now $2.00 (/)',
  ]);
});

it('a journey that takes another path is compared up to that point, and the report says so', () => {
  const views = (action: string, text: string) => played([['/', [line(text)], action]]);
  expect(between(views('click on Add', 'Pies'), views('fill Note', 'Tarts'))).toEqual([
    'the site: a journey goes on with fill Note instead of click on Add, and is not compared from there on',
  ]);
});

it('a journey that fails is compared up to that point, without the mail that it did not get to', () => {
  const mail = ['', [line('Quantity: 2', { kind: 'mail', module: '' })]] as const;
  const live = played([['/', [line('Pies')]], ['/', [line('Cart')]], ['/', []], mail]);
  const failed = played(
    [
      ['/', [line('Tarts')]],
      ['/', [line('Gone')], 'the end'],
      ['/', [line('Gone')], 'the end'],
    ],
    'Timeout',
  );
  expect(between(live, failed)).toEqual(['news: “Pies” is now “Tarts” (/)']);
});

it('a page that one of two recordings could not read after an action is skipped', () => {
  const live = played([
    ['/', [line('Pies')]],
    ['/', [line('Cart')]],
  ]);
  const candidate = played([['/', [line('Pies')]]]);
  expect(between(live, candidate)).toEqual([]);
});

it('a move is reported, and what no page shows may come later', () => {
  const read = (text: string): readonly Line[] => [
    line(text),
    line(`heading "${text}"`, { kind: 'accessibility' }),
  ];
  const pie = [...read('Pies'), line('$40.00', { about: 'Pies' })];
  const others = ['Soups', 'Chili', 'Stew'].flatMap(read);
  expect(said([...pie, ...others], [...others, ...pie])).toEqual([
    'news: moved: “Pies”; $40.00 (/)',
  ]);
  const event = (text: string) => ['', [line(text, { kind: 'events', module: '' })]] as const;
  const page = ['/', [line('Pies')]] as const;
  expect(between(played([event('added'), page]), played([page, event('added')]))).toEqual([]);
});

it('an element that no longer disappears is reported as there after the action', () => {
  const views = (after: readonly Line[]) =>
    played([
      ['/', [line('View cart')]],
      ['/', after, 'blur'],
    ]);
  expect(between(views([]), views([line('View cart')]))).toEqual(['news: “View cart” is new (/)']);
});

it.each([
  [
    'a badge beside a changed sentence',
    ['Whole pies and pans.', 'Sold out'],
    ['Whole pies, and pans.'],
    ['“Whole pies and pans.” is now “Whole pies, and pans.”', '“Sold out” is gone'],
  ],
  [
    'a badge that goes and a sentence that comes',
    ['Sold out'],
    ['We bring it to your door before noon on Fridays.'],
    ['“Sold out” is gone', '“We bring it to your door before noon on Fridays.” is new'],
  ],
  ['a name and an amount', ['Danish'], ['$25.00'], ['“Danish” is gone', '$25.00 is new']],
])('unrelated texts are not paired: %s', (_, was, is, expected) => {
  const found = said(
    was.map((text) => line(text)),
    is.map((text) => line(text)),
  );
  expect(found.sort()).toEqual(expected.map((text) => `news: ${text} (/)`).sort());
});

it.each([
  ['\u2011', 'Pick[U+2011]up'],
  ['-\u200b', 'Pick-[U+200B]up'],
])('an invisible difference is named', (hyphen, named) => {
  expect(said([line('Pick-up')], [line(`Pick${hyphen}up`)])).toEqual([
    `news: “Pick-up” is now “${named}” (/)`,
  ]);
  expect(said([line('a b')], [line('a\u00a0b')])).toEqual(['news: “a b” is now “a[U+00A0]b” (/)']);
});

it('the consequences of a missing dish are left out: its price, its button, its line on paper', () => {
  const lines = (dishes: readonly string[]) =>
    dishes.flatMap((dish) => [
      line(dish),
      line('$40.00', { about: dish }),
      line(`button "Add ${dish}"`, { kind: 'accessibility' }),
    ]);
  const views = (dishes: readonly string[]) =>
    played([
      ['/', lines(dishes)],
      ['home, on paper', lines(dishes)],
    ]);
  expect(between(views(['Pie', 'Hummingbird cake']), views(['Pie']))).toEqual([
    'news: “Hummingbird cake” is gone (/; home, on paper)',
  ]);
});

it('a missing price is reported on a page that still has its dish', () => {
  const price = line('$40.00', { about: 'Pie' });
  const live = played([
    ['/', [line('Pie'), price]],
    ['/cart', [line('Pie'), price]],
  ]);
  const candidate = played([
    ['/', []],
    ['/cart', [line('Pie')]],
  ]);
  expect(between(live, candidate)).toContain('news: Pie: $40.00 is gone (/; /cart)');
});

it('a new link is reported with its words and its target', () => {
  expect(said([], [line('Pie'), line('Pie → /pie', { kind: 'links' })])).toEqual([
    'news: “Pie” is new (/)',
    'news: “Pie → /pie” is new (/)',
  ]);
});

it('a new name is reported once, not for each control that has it', () => {
  const lines = (name: string) => [line(name), line(`link "${name}"`, { kind: 'accessibility' })];
  expect(said(lines('Peach pie'), lines('Plum pie'))).toEqual([
    'news: “Peach pie” is now “Plum pie” (/)',
  ]);
});

it('words that are the same on screen and differ on paper are reported', () => {
  const views = (printed: readonly Line[]) =>
    played([
      ['/', [line('no onions')]],
      ['home, on paper', printed],
    ]);
  expect(between(views([line('no onions')]), views([]))).toEqual([
    'news: “no onions” is gone (home, on paper)',
  ]);
});

it('a difference in a module that is not being released says so', () => {
  expect(said([line('Total', { module: 'hours' })], [])).toEqual([
    'hours: “Total” is gone (/). It is not part of this release',
  ]);
});

it('the unchanged content below a changed heading is not reported', () => {
  const lines = (title: string) => [line(title), line('Back', { about: title })];
  expect(said(lines('Edit Menu'), lines('Edit the Menu'))).toEqual([
    'news: “Edit Menu” is now “Edit the Menu” (/)',
  ]);
});

it('what appears on a page by chance does not hide what has changed on it in every run', () => {
  const changes: readonly Change[] = changesBetween(
    played([['/', [line('Pies')]]]),
    played([['/', [line('Loading'), line('Tarts')]]]),
  );
  const sure = changes.filter(({ text }) => text !== 'Loading');
  expect(differencesOf(sure)).toMatchObject([{ was: 'Pies', is: 'Tarts' }]);
});
