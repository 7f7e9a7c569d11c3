import { join } from 'node:path';
import { parseSiteConfig } from '@simmer/shared/config';
import { COMPOSED_LIMITS, COMPOSED_LIMITS_FILE } from '@simmer/shared/composed-limits';
import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { COMPOSED_WITH_FILE } from '../../../platform/composer';
import { readSiteConfig } from '../site-config';
import { ownerDishes } from './owner-dishes';

const site = testSiteConfig;
const PIE = 'Coconut cream pie';
const MEATLOAF = 'Meatloaf with veggies';
const ALL = Object.values(site.fixedMenu).flat();
const configured = (name: string) => ALL.find((dish) => dish.name === name)!;

type Value = string | number | boolean | readonly Value[] | { readonly [name: string]: Value };
const stored = (value: Value): object => {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number')
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(stored) } };
  return { mapValue: { fields: fieldsOf(value) } };
};
const fieldsOf = (value: object) =>
  Object.fromEntries(Object.entries(value).map(([name, one]) => [name, stored(one)]));

/** The database has these documents, by the names of their dishes. */
function having(documents: Readonly<Record<string, Value>>) {
  const answer = answerOf(documents);
  return answering(async () => Response.json(answer.length > 0 ? answer : [{ readTime: '' }]));
}
const answerOf = (documents: Readonly<Record<string, Value>>) =>
  Object.entries(documents).map(([id, data]) => ({
    document: {
      name: `projects/demo-test/databases/(default)/documents/menu/${id}`,
      fields: fieldsOf(Object(data)),
    },
    readTime: '2026-11-22T12:00:00Z',
  }));
const answering = (answer: typeof fetch) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(answer);

/** The site that is composed with an answer. */
const merged = (read: unknown, own: Parameters<typeof ownerDishes.merge>[0] = site) => {
  const { site: result, ...rest } = ownerDishes.merge(own, read);
  const { theme, services, ...pages } = result;
  const parsed = parseSiteConfig(pages);
  if (!parsed.ok) throw new Error(parsed.problems.join());
  const dish = (name: string) =>
    Object.values(parsed.config.fixedMenu)
      .flat()
      .find((one) => one.name === name);
  return { ...rest, site: result, dish };
};
const printed = () => jest.mocked(console.log).mock.calls.flat().join('\n');

const LARGE = { label: 'Large', price: 52.5, feeds: 'feeds 6-8' };
const PRICED = { fixed: true, sizes: [LARGE] };

beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
});

describe('pages are composed with what the owner has set:', () => {
  it('her price, sizes, description and flavors of a dish, and the rest of the menu as configured', async () => {
    having({
      [PIE]: { fixed: true, description: 'Now with toasted flakes.', flavors: ['Lime', 'Rum'] },
      [MEATLOAF]: PRICED,
    });
    const { dish, words, site: composed } = merged(await ownerDishes.read(site));
    expect(dish(MEATLOAF)).toEqual({ ...configured(MEATLOAF), sizes: [LARGE] });
    expect(dish(PIE)).toEqual({
      ...configured(PIE),
      description: 'Now with toasted flakes.',
      flavors: ['Lime', 'Rum'],
    });
    expect(words).toBe('what the owner has set for 2 dishes');
    const others = (menu: object) =>
      Object.values(menu)
        .flat()
        .filter(({ name }) => name !== PIE && name !== MEATLOAF);
    expect(others(Object(composed).fixedMenu)).toEqual(others(site.fixedMenu));
  });

  it('a size that she feeds nobody with in words has none on the page', async () => {
    having({ [MEATLOAF]: { fixed: true, sizes: [{ label: 'Large', price: 50, feeds: '' }] } });
    const { dish } = merged(await ownerDishes.read(site));
    expect(dish(MEATLOAF)?.sizes).toEqual([{ label: 'Large', price: 50 }]);
  });

  it('but not that a dish is sold out, hidden, tagged or pictured: the page must be able to show it again', async () => {
    const marks = { soldOut: true, hidden: true, tags: ['eggs'], picture: '#a1b2c3', plate: 'Pie' };
    having({ [PIE]: { fixed: true, ...marks } });
    const read = await ownerDishes.read(site);
    expect(read).toEqual({});
    expect(merged(read).site).toEqual(site);
  });

  it('with the theme and the services of the shop untouched', async () => {
    const own = await readSiteConfig(join(__dirname, '../../..'));
    having({ [MEATLOAF]: PRICED });
    const { site: composed, dish } = merged(await ownerDishes.read(own), own);
    expect(dish(MEATLOAF)?.sizes).toEqual([LARGE]);
    expect(composed).toEqual({ ...own, fixedMenu: Object(composed).fixedMenu });
  });
});

it('the database is asked for her changes of configured dishes alone, as a page of the shop asks', async () => {
  const request = having({});
  expect(await ownerDishes.read(site)).toEqual({});
  const [url = '', init] = request.mock.calls[0] ?? [];
  expect(url).toBe(
    'https://firestore.googleapis.com/v1/projects/demo-test/databases/(default)/documents:runQuery?key=test-key',
  );
  expect(init).toMatchObject({ method: 'POST', headers: { Referer: `${site.business.url}/` } });
  expect(init?.signal).toBeInstanceOf(AbortSignal);
  const { structuredQuery } = await new Request(url, init).json();
  expect(structuredQuery).toMatchObject({
    from: [{ collectionId: 'menu' }],
    where: { fieldFilter: { field: { fieldPath: 'fixed' }, op: 'EQUAL' } },
  });
});

it.each<[string, typeof fetch]>([
  ['it cannot be reached', async () => Promise.reject(new TypeError('fetch failed'))],
  [
    'it takes too long',
    async () => Promise.reject(new DOMException('The operation timed out', 'TimeoutError')),
  ],
  ['it asks for App Check', async () => Response.json([{}], { status: 403 })],
  ['the query fails', async () => Response.json([{ error: { code: 13 } }])],
  ['its answer is no menu', async () => Response.json({ documents: 'all' })],
  ['its answer is no JSON', async () => new Response('<!doctype html>')],
])('a database that is silent fails no deploy, which says so: %s', async (_why, answer) => {
  answering(answer);
  expect(await ownerDishes.read(site)).toBeUndefined();
  expect(printed()).toContain('The database did not say what the owner has set: ');
});

describe('what a page cannot show is left out, and the warning names the dish:', () => {
  it('a document that is no dish, without the others', async () => {
    having({ [PIE]: { fixed: true, sizes: 'all' }, [MEATLOAF]: PRICED });
    const { dish, words } = merged(await ownerDishes.read(site));
    expect(dish(PIE)).toEqual(configured(PIE));
    expect(words).toBe('what the owner has set for 1 dish');
    expect(printed()).toContain(`menu/${PIE} was left out: sizes: `);
  });

  it.each<[string, Value, string]>([
    ['a size without a usable price', { sizes: [{ label: 'Whole', price: 20_000 }] }, 'sizes'],
    ['no size', { sizes: [] }, 'sizes'],
    ['an empty description', { description: '' }, 'description'],
  ])('%s, without her other changes', async (_what, fields, field) => {
    having({ [PIE]: { fixed: true, flavors: ['Rum'], ...Object(fields) } });
    const { dish, fitted } = merged(await ownerDishes.read(site));
    expect(dish(PIE)).toEqual({ ...configured(PIE), flavors: ['Rum'] });
    expect(printed()).toContain(`menu/${PIE}: no page can begin with its ${field}: `);
    expect(JSON.stringify(fitted)).not.toContain('20000');
  });
});

describe('whether she takes orders that nobody can count is written beside the pages', () => {
  const limited = { ...site, ordering: { ...site.ordering, limits: true } };
  /** The database has this document `settings/limits`, and her price of a dish. */
  const set = (limits?: Value) =>
    answering(async (_url, init) => {
      if (!JSON.stringify(init).includes('settings/limits'))
        return Response.json(answerOf({ [MEATLOAF]: PRICED }));
      return Response.json([limits ? { found: { fields: fieldsOf(Object(limits)) } } : {}]);
    });
  const LIMITS = { pools: {}, limits: {}, whenSilent: 'pass' };

  it.each<[string, Value | undefined, object | undefined]>([
    ['she does', LIMITS, { whenSilent: 'pass' }],
    ['she does not', { ...LIMITS, whenSilent: 'refuse' }, undefined],
    ['she has set no limits', undefined, undefined],
  ])('%s', async (_what, limits, written) => {
    set(limits);
    const { fitted, dish, words } = merged(await ownerDishes.read(limited), limited);
    expect(Reflect.get(Object(fitted), COMPOSED_LIMITS)).toEqual(written);
    expect(dish(MEATLOAF)?.sizes).toEqual([LARGE]);
    expect(words).toBe('what the owner has set for 1 dish');
    expect(merged(fitted, limited).fitted).toEqual(fitted);
    expect(merged(fitted).fitted).not.toHaveProperty('settings/limits');
  });

  it('in the file in which a cart looks for it', () => {
    expect(COMPOSED_LIMITS_FILE).toBe(COMPOSED_WITH_FILE);
  });
});

describe('what the live pages were composed with', () => {
  const read = async () => {
    having({ [MEATLOAF]: { ...PRICED, description: 'Hers.' } });
    return JSON.parse(JSON.stringify(merged(await ownerDishes.read(site)).fitted));
  };

  it('gives the same pages again, byte by byte', async () => {
    const first = await read();
    const { fitted, dish } = merged(first);
    expect(JSON.stringify(fitted)).toBe(JSON.stringify(first));
    expect(dish(MEATLOAF)).toMatchObject({ description: 'Hers.', sizes: [LARGE] });
  });

  it('gives way to a configuration that was edited since, field by field', async () => {
    const was = await read();
    const classics = site.fixedMenu.classics.map((one) =>
      one.name === MEATLOAF ? { ...one, description: 'Edited.' } : one,
    );
    const edited = { ...site, fixedMenu: { ...site.fixedMenu, classics } };
    expect(merged(was, edited).dish(MEATLOAF)).toMatchObject({
      description: 'Edited.',
      sizes: [LARGE],
    });
  });

  it.each([null, 'all', { [MEATLOAF]: { is: {} } }, { 'Yesterday’s stew': 1 }])(
    'is ignored when it is %j',
    (foreign) => expect(merged(foreign)).toMatchObject({ fitted: {}, site }),
  );
});
