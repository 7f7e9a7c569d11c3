import fc from 'fast-check';
import { setSiteConfig } from '@simmer/shared/config';
import { parseSiteConfig } from '../config/site-config';
import { MAX_PRICE_CENTS } from '../money/money';
import { testSiteConfig } from '../testing/site-config';
import {
  configuredFields,
  FIXED_SECTIONS,
  fixedDishes,
  MENU_LIMITS,
  MENU_ORDER,
  parseMenu,
  type Dish,
} from './menu';

const small = { label: 'Small', price: 30, feeds: 'feeds 3-4' };
const pie = { name: 'CHICKEN POT PIE', description: 'Flaky crust.', sizes: [small] };

const dishOf = (data: unknown) => parseMenu([{ id: 'a', data }]).dishes[0];
const problemOf = (data: unknown) => parseMenu([{ id: 'a', data }]).problems[0];

const ALWAYS = { from: '', until: '', weekdays: [] };

describe('reading the documents of the dishes that the owner has added', () => {
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
        section: 'monthly',
        flavors: [],
        ...ALWAYS,
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
      const others = { description: no, soldOut: no, flavors: no, plate: no, section: no };
      expect(dishOf({ name: 'SOUP', ...others, sizes: [size] })).toMatchObject({
        ...{ name: 'SOUP', description: '', isSoldOut: false, flavors: [] },
        ...{ plate: 'Plate', section: 'monthly' },
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
    ['flavors: Invalid type', { ...pie, flavors: 'Cherry' }],
    ['flavors.1: Invalid type', { ...pie, flavors: ['Cherry', 7] }],
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

  it.each<[keyof Dish, string, unknown, unknown]>([
    ['tags', 'in the order of the list', ['soy', 'milk', 'Vegan'], ['Vegan', 'milk', 'soy']],
    ['tags', 'once each', ['milk', 'milk'], ['milk']],
    ['tags', 'without those it does not know', ['mustard', 7, null, 'milk'], ['milk']],
    ['tags', 'none from a word', 'milk', []],
    ['plate', 'as stored', 'Roast', 'Roast'],
    ['plate', 'as that of any dish if it is unknown', 'Fondue', 'Plate'],
    ['plate', 'as that of any dish if it is no word', 7, 'Plate'],
    ['section', 'as stored', 'classics', 'classics'],
    ['section', 'as stored', 'soup', 'soup'],
    ['section', 'as stored', 'desserts', 'desserts'],
    ['section', 'as stored', 'monthly', 'monthly'],
    ['section', 'as that of the month if it is unknown', 'breakfast', 'monthly'],
    ['section', 'as that of the month if it is no word', 7, 'monthly'],
    ['flavors', 'as stored', ['Cherry', 'Apple'], ['Cherry', 'Apple']],
    ['flavors', 'as none if the list is empty', [], []],
  ])('reads the field %s of a dish %s: %j', (field, _how, stored, read) =>
    expect(dishOf({ ...pie, [field]: stored })?.[field]).toEqual(read),
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

describe('a dish that is planned', () => {
  const TUESDAY = '2026-12-22';
  const december = { from: '2026-12-01', until: '2026-12-31' };
  it.each<[string, object, string, boolean]>([
    ['before its first day', december, '2026-11-30', false],
    ['on its first day', december, '2026-12-01', true],
    ['on its last day', december, '2026-12-31', true],
    ['after its last day', december, '2027-01-01', false],
    ['with a first day only', { from: TUESDAY }, '2031-01-01', true],
    ['with a last day only', { until: TUESDAY }, '2026-12-23', false],
    ['on one of its weekdays', { weekdays: [0, 2] }, TUESDAY, true],
    ['on another weekday', { weekdays: [0, 3] }, TUESDAY, false],
    ['on one of its weekdays, but later', { weekdays: [2], until: '2026-12-21' }, TUESDAY, false],
    ['without a day', { from: '', until: '', weekdays: [] }, TUESDAY, true],
    ['with days that are none', { from: 7, until: null, weekdays: ['2'] }, TUESDAY, true],
  ])('is seen by guests only on its days: %s', (_when, plan, day, isSeen) => {
    const own = parseMenu([{ id: 'a', data: { ...pie, ...plan } }], { day });
    expect(own.dishes).toHaveLength(isSeen ? 1 : 0);
    const { fixed } = parseMenu([{ id: 'Danish', data: { fixed: true, ...plan } }], { day });
    expect(named(fixed, 'Danish')?.isHidden).toBe(!isSeen);
  });

  it('is always there for the manager, who sees whether it is hidden on its days, too', () => {
    const documents = [
      { id: 'Danish', data: { fixed: true, until: '2001-01-01' } },
      { id: 'a', data: { ...pie, until: '2001-01-01' } },
    ];
    const { dishes, fixed } = parseMenu(documents, { keepsHidden: true });
    expect(dishes).toMatchObject([{ id: 'a', isHidden: false, until: '2001-01-01' }]);
    expect(named(fixed, 'Danish')).toMatchObject({ isHidden: false, until: '2001-01-01' });
  });

  it.each([
    ['Pacific/Kiritimati', '2026-12-21T10:00Z'],
    ['Asia/Kolkata', '2026-12-21T18:30Z'],
    ['Europe/Berlin', '2026-12-21T23:00Z'],
    ['America/New_York', '2026-12-22T05:00Z'],
    ['Pacific/Pago_Pago', '2026-12-22T11:00Z'],
    // The nights on which clocks change.
    ['America/New_York', '2026-03-08T05:00Z', '2026-03-08'],
    ['America/New_York', '2026-11-01T04:00Z', '2026-11-01'],
    ['America/New_York', '2026-11-02T05:00Z', '2026-11-02'],
  ])('appears at midnight in the shop in %s: %s', (timeZone, midnight, from = TUESDAY) => {
    setSiteConfig({ ...testSiteConfig, business: { ...testSiteConfig.business, timeZone } });
    const shown = (at: number) => {
      jest.useFakeTimers({ now: at });
      return parseMenu([{ id: 'a', data: { ...pie, from } }]).dishes.length;
    };
    expect([shown(Date.parse(midnight) - 1), shown(Date.parse(midnight))]).toEqual([0, 1]);
  });
});

const fixedWith = (data: unknown, id = 'Danish', fixedMenu = testSiteConfig.fixedMenu) =>
  parseMenu([{ id, data }], { fixedMenu });
const named = (dishes: readonly Dish[], id: string) => dishes.find((dish) => dish.id === id);
/** As long as the owner has set nothing. */
const configured = FIXED_SECTIONS.flatMap((section) =>
  fixedDishes(section, testSiteConfig.fixedMenu),
);
const danish = named(configured, 'Danish');

describe('the dishes that are always on the menu', () => {
  it('are as in the configuration, section by section, until the owner changes one', () => {
    const { fixed, dishes, problems } = parseMenu([{ id: 'a', data: pie }]);
    const names = FIXED_SECTIONS.flatMap((section) =>
      testSiteConfig.fixedMenu[section].map(({ name }) => `${section}: ${name}`),
    );
    expect(fixed.map(({ section, name }) => `${section}: ${name}`)).toEqual(names);
    expect(fixed.map(({ id }) => id)).toEqual(fixed.map(({ name }) => name));
    expect(danish).toEqual({
      id: 'Danish',
      name: 'Danish',
      description: configuredFields('Danish')?.description,
      section: 'desserts',
      sizes: [{ label: '9 X 13', priceCents: 2500, feeds: 'about 12 pieces' }],
      flavors: configuredFields('Danish')?.flavors,
      ...ALWAYS,
      isSoldOut: false,
      isHidden: false,
      tags: [],
      photoColor: '',
      plate: 'Danish',
    });
    expect(dishes.map(({ id }) => id)).toEqual(['a']);
    expect(problems).toEqual([]);
  });

  it('have everything that the owner has set, and the rest from the configuration', () => {
    const set = {
      fixed: true,
      soldOut: true,
      tags: ['milk'],
      picture: '#a1b2c3',
      sizes: [{ label: 'Tray', price: 27.5 }],
      flavors: ['Plum'],
    };
    const { fixed, dishes, problems } = fixedWith(set);
    expect(named(fixed, 'Danish')).toEqual({
      ...danish,
      isSoldOut: true,
      tags: ['milk'],
      photoColor: '#a1b2c3',
      sizes: [{ label: 'Tray', priceCents: 2750, feeds: '' }],
      flavors: ['Plum'],
    });
    expect([dishes, problems]).toEqual([[], []]);
    const described = fixedWith({ fixed: true, description: 'Warm.' }).fixed;
    expect(named(described, 'Danish')).toEqual({ ...danish, description: 'Warm.' });
  });

  it('keep their name and their section, whatever a document says', () => {
    const { fixed } = fixedWith({ fixed: true, name: 'Cake', section: 'soup' });
    expect(named(fixed, 'Danish')).toEqual(danish);
  });

  it('stay the same objects until something about them is set, so that their cards are not rendered again', () => {
    const { fixed } = fixedWith({ fixed: true, soldOut: true });
    expect(fixed.filter((dish, place) => dish !== configured[place])).toEqual([
      { ...danish, isSoldOut: true },
    ]);
  });

  it('keep their places while one is hidden, because a place is part of an id in the cart', () => {
    for (const keepsHidden of [false, true]) {
      const hidden = [{ id: 'Danish', data: { fixed: true, hidden: true } }];
      const { fixed } = parseMenu(hidden, { keepsHidden });
      expect(fixed.map(({ id }) => id)).toEqual(configured.map(({ id }) => id));
      expect(fixed.filter(({ isHidden }) => isHidden)).toEqual([{ ...danish, isHidden: true }]);
    }
  });

  it.each<[string, unknown]>([
    ['sizes: has no size', { fixed: true, soldOut: true, sizes: [] }],
    ['soldOut: Invalid type', { fixed: true, hidden: true, soldOut: 'yes' }],
    ['flavors: Invalid type', { fixed: true, flavors: 7 }],
  ])('are as in the configuration when a document is invalid, which is named: %s', (...row) => {
    const [problem, data] = row;
    const { fixed, dishes, invalid, problems } = fixedWith(data);
    expect(named(fixed, 'Danish')).toBe(danish);
    expect(dishes).toEqual([]);
    expect(problems).toEqual([expect.stringContaining(`menu/Danish was left out: ${problem}`)]);
    expect(invalid).toMatchObject([{ id: 'Danish' }]);
  });

  it.each([null, undefined, 7, 'Danish', []])('are as in the configuration beside %j', (data) => {
    const { fixed, problems } = fixedWith(data);
    expect(named(fixed, 'Danish')).toEqual(danish);
    expect(problems).toEqual([]);
  });

  it('are not those of an older configuration: what was set for a dish that is gone is ignored in silence', () => {
    const { fixed, dishes, invalid, problems } = fixedWith(
      { fixed: true, soldOut: true },
      'Trifle',
    );
    expect(fixed).toEqual(configured);
    expect([dishes, invalid, problems]).toEqual([[], [], []]);
  });

  it('have a drawing of their own, unless the configuration or the owner chooses a kind', () => {
    const [first = pie, ...others] = testSiteConfig.fixedMenu.classics;
    const classics = [{ ...first, plate: 'Roast' }, ...others];
    const fixedMenu = { ...testSiteConfig.fixedMenu, classics };
    const plates = (data: unknown, id: string) =>
      fixedWith(data, id, fixedMenu)
        .fixed.slice(0, 2)
        .map(({ plate }) => plate);
    expect(plates({ fixed: true }, first.name)).toEqual(['Roast', 'Meatloaf-with-veggies']);
    expect(plates({ fixed: true, plate: 'Bowl' }, first.name)[0]).toBe('Bowl');
    expect(plates({ fixed: true, plate: 'Bowl' }, 'Meatloaf with veggies')[1]).toBe('Bowl');
  });

  it('are those of the menu that is live now for a page that asks with it', () => {
    const soup = { name: 'Borscht', description: 'Red.', sizes: [{ label: 'Jar', price: 9 }] };
    const fixedMenu = { ...testSiteConfig.fixedMenu, soup: [{ ...soup, isReady: true }] };
    const { fixed, problems } = fixedWith({ fixed: true, soldOut: true }, 'Borscht', fixedMenu);
    expect(fixed.filter(({ section }) => section === 'soup')).toEqual([
      expect.objectContaining({ id: 'Borscht', isSoldOut: true, isReady: true }),
    ]);
    expect(problems).toEqual([]);
    expect(configuredFields('Borscht')).toBeUndefined();
  });

  it('get what was set for them, and not for their neighbor, when a live menu has one that cannot be shown', () => {
    const classics = [
      { name: 'Air', description: '', sizes: [] },
      ...testSiteConfig.fixedMenu.classics,
    ];
    const fixedMenu = { ...testSiteConfig.fixedMenu, classics };
    const id = 'Meatloaf with veggies';
    const { fixed } = fixedWith({ fixed: true, soldOut: true }, id, fixedMenu);
    expect(fixed.filter(({ isSoldOut }) => isSoldOut).map(({ name }) => name)).toEqual([id]);
    expect(fixed).toHaveLength(configured.length);
  });

  it('can be as long as a configuration may make them', () => {
    const letters = (count: number) => 'x'.repeat(count);
    const sized = (count: number, feeds: number) =>
      Array.from({ length: count }, () => ({
        label: letters(40),
        price: 1,
        feeds: letters(feeds),
      }));
    const flavored = (count: number) => Array.from({ length: count }, () => letters(40));
    const longest = {
      ...{ name: letters(MENU_LIMITS.name), description: letters(400) },
      sizes: sized(MENU_LIMITS.sizes, MENU_LIMITS.feeds),
      flavors: flavored(MENU_LIMITS.flavors),
    };
    const withSoup = (dish: typeof longest) => {
      const fixedMenu = { ...testSiteConfig.fixedMenu, soup: [dish] };
      const parsed = parseSiteConfig({ ...testSiteConfig, fixedMenu });
      return parsed.ok ? fixedDishes('soup', parsed.config.fixedMenu) : parsed.problems;
    };
    expect(withSoup(longest)).toMatchObject([{ name: longest.name, flavors: longest.flavors }]);
    const { sizes, flavors, feeds } = MENU_LIMITS;
    expect(withSoup({ ...longest, sizes: sized(sizes + 1, 1) })).toEqual([
      'fixedMenu.soup.0.sizes: has more than 10 sizes',
    ]);
    expect(withSoup({ ...longest, flavors: flavored(flavors + 1) })).toEqual([
      'fixedMenu.soup.0.flavors: has more than 20 flavors',
    ]);
    expect(withSoup({ ...longest, sizes: sized(1, feeds + 1) })).toEqual([
      expect.stringContaining('fixedMenu.soup.0.sizes.0.feeds: '),
    ]);
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
function expectSizes(offered: Dish['sizes']): void {
  expect(offered.length >= 1 && offered.length <= MENU_LIMITS.sizes).toBe(true);
  for (const { label, feeds, priceCents } of offered) {
    expect(label !== '' && isText(label, MENU_LIMITS.label)).toBe(true);
    expect(isText(feeds, MENU_LIMITS.feeds) && isPrice(priceCents)).toBe(true);
  }
}

it('a thousand hostile documents of a fixed dish leave it on the menu, with sizes, labels and valid prices (case 44)', () => {
  for (const data of fc.sample(someDocuments, { numRuns: 1000, seed: 20_260_102 })) {
    const { fixed, dishes } = fixedWith(data);
    expect(fixed.map(({ id }) => id)).toEqual(configured.map(({ id }) => id));
    expect(dishes).toEqual([]);
    const { name, section, sizes: offered = [] } = named(fixed, 'Danish') ?? {};
    expect([name, section]).toEqual(['Danish', 'desserts']);
    expectSizes(offered);
  }
});

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
      expectSizes(offered);
    }
  }
  // Both outcomes have to be frequent; otherwise, this would prove little.
  expect(shown).toBeGreaterThan(200);
  expect(shown).toBeLessThan(1800);
  expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before);
  expect(({} as Record<string, unknown>).name).toBeUndefined();
});
