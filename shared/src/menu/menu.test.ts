import { MAX_PRICE_CENTS } from '../money/money';
import { MENU_LIMITS, parseMenu } from './menu';

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
        position: Infinity,
        picture: '',
        sizes: [{ label: 'Small', priceCents: 3000, feeds: 'feeds 3-4' }],
      },
      expect.objectContaining({ id: 'a', name: 'STUFFED PEPPERS', isSoldOut: false }),
    ]);
    expect(problems).toEqual([]);
  });

  it.each([
    ['missing', { name: 'SOUP', sizes: [{ label: 'Quart', price: 25 }] }],
    [
      'null',
      {
        name: 'SOUP',
        description: null,
        soldOut: null,
        sizes: [{ label: 'Quart', price: 25, feeds: null }],
      },
    ],
  ])('shows a dish whose description, feeds and "sold out" are %s', (_how, data) => {
    expect(dishOf(data)).toEqual({
      id: 'a',
      name: 'SOUP',
      description: '',
      isSoldOut: false,
      isHidden: false,
      tags: [],
      position: Infinity,
      picture: '',
      sizes: [{ label: 'Quart', priceCents: 2500, feeds: '' }],
    });
  });

  it.each([
    ['blank, stored as not-a-number', Number.NaN],
    ['text', '30'],
    ['missing', undefined],
    ['below zero', -1],
    ['infinite', Number.POSITIVE_INFINITY],
  ])('keeps a size whose price is %s, without a price', (_what, price) => {
    expect(dishOf({ ...pie, sizes: [{ ...small, price }] })?.sizes).toEqual([
      { label: 'Small', priceCents: null, feeds: 'feeds 3-4' },
    ]);
  });

  it('leaves out an invalid dish, names it, and shows the rest (case 42)', () => {
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
  ])('says what is wrong: %s', (problem, data) => {
    expect(problemOf(data)).toContain(`menu/a was left out: ${problem}`);
  });

  it('shows the dishes in the owner’s order, and those without a place after them', () => {
    const at = (id: string, position?: unknown) => ({ id, data: { ...pie, position } });
    const documents = [at('a'), at('b', 2), at('c', -1.5), at('d'), at('e', 1), at('f', 2)];
    expect(
      parseMenu(documents)
        .dishes.map(({ id }) => id)
        .join(''),
    ).toBe('cebfad');
  });

  it.each([null, '1', Number.NaN, Number.POSITIVE_INFINITY, true, [1]])(
    'puts a dish with the unusable place %j after the others',
    (position) => {
      const documents = [
        { id: 'a', data: { ...pie, position } },
        { id: 'b', data: { ...pie, position: 7 } },
      ];
      expect(parseMenu(documents).dishes.map(({ id }) => id)).toEqual(['b', 'a']);
    },
  );

  it('leaves out a hidden dish without a word, and keeps it for the editor', () => {
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
    ['none from a record', { 0: 'milk' }, []],
    ['none from null', null, []],
  ])('reads the tags of a dish %s', (_how, tags, read) => {
    expect(dishOf({ ...pie, tags })?.tags).toEqual(read);
  });

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

/** Mulberry32: the same seed gives the same documents, so that a failure is reproducible. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const cyclic: Record<string, unknown> = { name: 'ROUND' };
cyclic.sizes = [cyclic];

const HOSTILE: readonly unknown[] = [
  ...[undefined, null, true, 0, -0, -1, 1e308, 0.1 + 0.2, 30, 30n, Symbol('dish')],
  ...[Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -0.01, 1e21],
  ...[Number.MAX_SAFE_INTEGER + 1, '4,99', '-1', 'Infinity', 'x'.repeat(1_000_000)],
  ...['', ' \t\n', 'SOUP', '30', '__proto__', '\u0000', '\u202Eevil', '\ud800', '🍲'.repeat(80)],
  ...['x'.repeat(5000), '<img src=x onerror=alert(1)>'],
  ...[[], [[]], [undefined], new Array(3), [small, null], Array.from({ length: 40 }, () => small)],
  ...[{}, { length: 2 }, Object.create(null), JSON.parse('{"__proto__":{"name":"EVIL"}}')],
  ...[new Date(Number.NaN), new Map([['name', 'MAP']]), () => pie, /re/, new Error('no'), cyclic],
  ...[Object.freeze({ ...pie }), { toString: null, valueOf: null }],
];

const FIELDS = [
  ...['name', 'description', 'sizes', 'soldOut', 'extra'],
  ...['__proto__', 'constructor', 'prototype', 'toString'],
];
const SIZE_FIELDS = ['label', 'price', 'feeds', 'extra', '__proto__'];

function hostileDocument(random: () => number): unknown {
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!;
  const broken = (whole: object, fields: readonly string[]) => {
    const copy = { ...whole };
    for (let chance = random(); chance < 0.2; chance += 0.1) {
      Object.defineProperty(copy, pick(fields), {
        value: pick(HOSTILE),
        enumerable: true,
        configurable: true,
        writable: true,
      });
    }
    return copy;
  };
  if (random() < 0.1) return pick(HOSTILE);
  const sizes = Array.from({ length: Math.floor(random() * 13) }, () =>
    random() < 0.1 ? pick(HOSTILE) : broken(small, SIZE_FIELDS),
  );
  return broken({ ...pie, sizes }, FIELDS);
}

function isShortText(text: unknown, least: number, most: number): boolean {
  return (
    typeof text === 'string' && text.length >= least && text.length <= most && text.trim() === text
  );
}

describe('two thousand hostile documents', () => {
  const SEED = 20_260_101;
  const random = randomFrom(SEED);
  const documents = Array.from({ length: 2000 }, (_, n) => ({
    id: `d${String(n)}`,
    data: hostileDocument(random),
  }));
  const pages = Array.from({ length: 2 }, (_, n) =>
    documents.slice(n * MENU_LIMITS.dishes, (n + 1) * MENU_LIMITS.dishes),
  );

  it('never break the menu: each is either shown or reported (case 51)', () => {
    let shown = 0;
    for (const page of pages) {
      const { dishes, problems } = parseMenu(page);
      shown += dishes.length;
      expect(dishes.length + problems.length).toBe(page.length);
      const accounted = new Set([
        ...dishes.map(({ id }) => id),
        ...problems.map((problem) => /^menu\/(d\d+) was left out: ./.exec(problem)?.[1]),
      ]);
      expect([...accounted].sort()).toEqual(page.map(({ id }) => id).sort());
    }
    // Both outcomes are frequent; otherwise these tests would prove little.
    expect(shown).toBeGreaterThan(200);
    expect(shown).toBeLessThan(1800);
  });

  it('never show a dish without a name, a size without a label or an invalid price (case 51)', () => {
    const broken = pages
      .flatMap((page) => parseMenu(page).dishes)
      .filter(
        ({ name, description, sizes, isSoldOut }) =>
          !isShortText(name, 1, MENU_LIMITS.name) ||
          !isShortText(description, 0, MENU_LIMITS.description) ||
          typeof isSoldOut !== 'boolean' ||
          sizes.length < 1 ||
          sizes.length > MENU_LIMITS.sizes ||
          sizes.some(
            ({ label, priceCents, feeds }) =>
              !isShortText(label, 1, MENU_LIMITS.label) ||
              !isShortText(feeds, 0, MENU_LIMITS.feeds) ||
              (priceCents !== null &&
                !(
                  Number.isSafeInteger(priceCents) && Object.is(Math.abs(priceCents), priceCents)
                )) ||
              (priceCents ?? 0) > MAX_PRICE_CENTS,
          ),
      );
    expect(broken).toEqual([]);
  });

  it('change neither the documents nor any prototype (case 44)', () => {
    const before = Object.getOwnPropertyNames(Object.prototype);
    const frozen = documents.slice(0, 500).map((document) => Object.freeze(document));
    expect(() => parseMenu(frozen)).not.toThrow();
    expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before);
    expect(({} as Record<string, unknown>).name).toBeUndefined();
  });

  it('give the same menu when read twice', () => {
    expect(parseMenu(pages[0]!)).toEqual(parseMenu(pages[0]!));
  });
});
