import fc from 'fast-check';
import { MAX_PRICE_CENTS } from '../money/money';
import { MENU_LIMITS, MENU_ORDER, parseMenu } from './menu';

const small = { label: 'Small', price: 30, feeds: 'feeds 3-4' };
const pie = { name: 'CHICKEN POT PIE', description: 'Flaky crust.', sizes: [small] };

const dishOf = (data: unknown) => parseMenu([{ id: 'a', data }]).dishes[0];
const problemOf = (data: unknown) => parseMenu([{ id: 'a', data }]).problems[0];

describe('reading the documents of the Monthly Menu', () => {
  it('shows what the manager stored, in the order of the documents', () => {
    const { dishes, problems } = parseMenu([
      { id: 'b', data: { ...pie, soldOut: true } },
      { id: 'a', data: { ...pie, name: 'STUFFED PEPPERS' } },
    ]);
    expect(dishes).toEqual([
      {
        id: 'b',
        name: 'CHICKEN POT PIE',
        description: 'Flaky crust.',
        isSoldOut: true,
        isHidden: false,
        tags: [],
        photoColor: '',
        plate: 'Plate',
        sizes: [{ label: 'Small', priceCents: 3000, feeds: 'feeds 3-4' }],
      },
      expect.objectContaining({ id: 'a', name: 'STUFFED PEPPERS', isSoldOut: false }),
    ]);
    expect(problems).toEqual([]);
  });

  it.each([undefined, null])(
    'shows a dish in which all fields but its name and sizes are %s',
    (no) => {
      const size = { label: 'Quart', price: no, feeds: no };
      expect(dishOf({ name: 'SOUP', description: no, soldOut: no, sizes: [size] })).toMatchObject({
        name: 'SOUP',
        description: '',
        isSoldOut: false,
        sizes: [{ label: 'Quart', priceCents: null, feeds: '' }],
      });
    },
  );

  it('leaves out and names an invalid dish, and shows the rest (case 42)', () => {
    const { dishes, invalid, problems } = parseMenu([
      { id: 'good', data: pie },
      { id: 'bad', data: { ...pie, name: '   ', sizes: [] } },
      { id: 'fine', data: pie },
    ]);
    expect(dishes.map(({ id }) => id)).toEqual(['good', 'fine']);
    expect(invalid).toEqual([{ id: 'bad', problems: ['name: is blank', 'sizes: has no size'] }]);
    expect(problems).toEqual(['menu/bad was left out: name: is blank; sizes: has no size']);
  });

  it.each([
    ['name is missing', { ...pie, name: undefined }],
    ['name: is longer than 120 characters', { ...pie, name: 'x'.repeat(121) }],
    ['description: is longer than 1000', { ...pie, description: 'x'.repeat(1001) }],
    ['sizes.0.label: is blank', { ...pie, sizes: [{ ...small, label: ' ' }] }],
    ['name: is blank', { ...pie, name: '\u200b\u202e\u0007' }],
    ['sizes.0.label: is longer than 40', { ...pie, sizes: [{ ...small, label: 'x'.repeat(41) }] }],
    ['sizes.0.feeds: is longer than 60', { ...pie, sizes: [{ ...small, feeds: 'x'.repeat(61) }] }],
    ['sizes: has more than 10 sizes', { ...pie, sizes: Array.from({ length: 11 }, () => small) }],
    ['soldOut: Invalid type', { ...pie, soldOut: 'yes' }],
    ['the value: Invalid type', 'not a dish'],
  ])('says what is wrong: %s', (problem, data) =>
    expect(problemOf(data)).toContain(`menu/a was left out: ${problem}`),
  );

  it.each<[string, unknown, string]>([
    ['the owner’s order, after those that it does not name', { ids: ['d', 'gone', 'b'] }, 'acdb'],
    ['the order of the ids when theirs cannot be read', { ids: ['d', 7] }, 'abcd'],
  ])('shows the dishes in %s', (_order, data, shown) => {
    const stored = ['a', 'b', 'c', 'd'].map((id) => ({ id, data: pie }));
    const { dishes, problems } = parseMenu([{ id: MENU_ORDER, data }, ...stored]);
    expect(dishes.map(({ id }) => id).join('')).toBe(shown);
    expect(problems).toEqual([]);
  });

  it('silently leaves out a hidden dish, and keeps it for the editor', () => {
    const documents = [
      { id: 'a', data: { ...pie, hidden: true } },
      { id: 'b', data: { ...pie, hidden: 'yes' } },
    ];
    expect(parseMenu(documents).dishes.map(({ id }) => id)).toEqual(['b']);
    expect(parseMenu(documents).problems).toEqual([]);
    expect(parseMenu(documents, { keepsHidden: true }).dishes).toMatchObject([
      { id: 'a', isHidden: true },
      { id: 'b', isHidden: false },
    ]);
  });

  it.each<[string, unknown, readonly string[]]>([
    ['in the order of the list', ['soy', 'milk', 'Vegan'], ['Vegan', 'milk', 'soy']],
    ['once each', ['milk', 'milk'], ['milk']],
    ['without those it does not know', ['mustard', 7, null, 'milk'], ['milk']],
    ['none from a word', 'milk', []],
  ])('reads the tags of a dish %s', (_how, tags, read) =>
    expect(dishOf({ ...pie, tags })?.tags).toEqual(read),
  );

  it.each([
    ['Roast', 'Roast'],
    ['Fondue', 'Plate'],
    [7, 'Plate'],
    [undefined, 'Plate'],
  ])('gives a dish of the kind %j the drawing %s', (plate, drawn) =>
    expect(dishOf({ ...pie, plate })?.plate).toBe(drawn),
  );

  it('shows the first thousand dishes of an endless collection and says so (case 45)', () => {
    const documents = Array.from({ length: MENU_LIMITS.dishes + 5 }, (_, n) => ({
      id: String(n),
      data: pie,
    }));
    const { dishes, problems } = parseMenu(documents);
    expect(dishes).toHaveLength(1000);
    expect(problems).toEqual(['only the first 1000 dishes are shown']);
  });
});

const cyclic: Record<string, unknown> = { name: 'ROUND' };
cyclic.sizes = [cyclic];

const hostile = fc.oneof(
  fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true }),
  fc.constantFrom<unknown>(
    ...[Number.NaN, Number.POSITIVE_INFINITY, -0, -0.01, 1e308, 1e21, '4,99', '', '\u202Eevil'],
    ...['\ud800', '🍲'.repeat(80), 'x'.repeat(5000), JSON.parse('{"__proto__":{"name":"EVIL"}}')],
    ...[Symbol('dish'), { toString: null, valueOf: null }, Array.from({ length: 40 }, () => small)],
    cyclic,
  ),
);
/** The values are mostly usual ones. */
const mostly = <T>(usual: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 19, arbitrary: usual }, { weight: 1, arbitrary: hostile });
const broken = <T extends object>(whole: T) =>
  fc.record({
    ...Object.fromEntries(
      Object.entries(whole).map(([field, value]) => [field, mostly(fc.constant(value))]),
    ),
    __proto__: hostile,
  });
const sizes = fc.array(mostly(broken(small)), { maxLength: 12 });
const someDocuments = mostly(
  fc
    .tuple(broken({ ...pie, soldOut: false }), sizes)
    .map(([dish, own]) => ({ ...dish, sizes: own })),
);

const isText = (text: unknown, most: number) =>
  typeof text === 'string' && text.trim() === text && text.length <= most;
const isPrice = (cents: number | null) =>
  cents === null || (Number.isSafeInteger(cents) && cents >= 0 && cents <= MAX_PRICE_CENTS);

it('two thousand hostile documents never break the menu: each is either reported or shown with a name, labels and valid prices, and none changes a document or a prototype (cases 44, 51)', () => {
  const before = Object.getOwnPropertyNames(Object.prototype);
  const documents = fc
    .sample(someDocuments, { numRuns: 2 * MENU_LIMITS.dishes, seed: 20_260_101 })
    .map((data, n) => Object.freeze({ id: `d${String(n)}`, data }));
  let shown = 0;
  for (const first of [0, MENU_LIMITS.dishes]) {
    const page = documents.slice(first, first + MENU_LIMITS.dishes);
    const { dishes, invalid } = parseMenu(page);
    shown += dishes.length;
    const accounted = [...dishes, ...invalid].map(({ id }) => id);
    expect(accounted.sort()).toEqual(page.map(({ id }) => id).sort());
    for (const { name, description, isSoldOut, sizes: offered } of dishes) {
      expect(name !== '' && isText(name, MENU_LIMITS.name)).toBe(true);
      expect(isText(description, MENU_LIMITS.description)).toBe(true);
      expect(typeof isSoldOut).toBe('boolean');
      expect(offered.length >= 1 && offered.length <= MENU_LIMITS.sizes).toBe(true);
      for (const { label, feeds, priceCents } of offered) {
        expect(label !== '' && isText(label, MENU_LIMITS.label)).toBe(true);
        expect(isText(feeds, MENU_LIMITS.feeds) && isPrice(priceCents)).toBe(true);
      }
    }
  }
  // Both outcomes have to be frequent; otherwise, this would prove little.
  expect(shown).toBeGreaterThan(200);
  expect(shown).toBeLessThan(1800);
  expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before);
  expect(({} as Record<string, unknown>).name).toBeUndefined();
});
