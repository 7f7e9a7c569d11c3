import { setSiteConfig } from '@simmer/shared/config';
import { readMenu, type StoredDocument } from '@simmer/shared/firebase';
import { parseMenu, PLATES, TAGS } from '@simmer/shared/menu';
import { createMenuStore } from '@simmer/shared/menu-store';
import { siteWith } from '@simmer/shared/testing/site-config';
import fc from 'fast-check';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { act } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { NEAR_DISHES } from '../section/dish-list';
import { MonthlyMenu } from '../monthly-menu/monthly-menu';
import { EarlyMenu } from './early-menu';

const html = (part: ReactElement) => renderToString(<MemoryRouter>{part}</MemoryRouter>);
const menuOf = (drawn?: readonly StoredDocument[]) => (
  <MonthlyMenu store={createMenuStore(() => new Promise(() => undefined), { drawn })} />
);

/** A value as the database's REST interface writes it. */
type Value = Record<string, unknown>;
interface Fields {
  [name: string]: unknown;
  sizes: readonly Partial<Record<'label' | 'price' | 'feeds', Value>>[];
}

const text = (stringValue: string): Value => ({ stringValue });
const row = (id: string, { sizes, ...fields }: Fields) => ({
  document: {
    name: `projects/test/databases/(default)/documents/menu/${id}`,
    fields: {
      ...fields,
      sizes: { arrayValue: { values: sizes.map((size) => ({ mapValue: { fields: size } })) } },
    },
  },
  readTime: '2026-11-22T12:00:00Z',
});
const PIE = {
  name: text('CHICKEN POT PIE'),
  description: text('Under a crust.'),
  sizes: [{ label: text('Small'), price: { integerValue: '32' }, feeds: text('feeds 3-4') }],
};

/** The composed page, with the database's answer on its way. */
function composedPage(answer: unknown, isScrolled?: boolean) {
  const early: NonNullable<typeof globalThis.simmerMenu> = {
    askedAt: Date.now(),
    answer: Promise.resolve(answer),
  };
  if (isScrolled !== undefined) early.isScrolled = isScrolled;
  globalThis.simmerMenu = early;
  document.body.innerHTML = `<div id="root">${html(menuOf())}</div>`;
  const placeholders = document.querySelector('section div > [aria-hidden]:last-child')!;
  placeholders.insertAdjacentHTML('afterend', html(<EarlyMenu />));
  const script = document.querySelector('script')!;
  const current = jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  (0, eval)(script.text);
  current.mockRestore();
  return { root: document.getElementById('root')!, early: globalThis.simmerMenu };
}

async function draw(answer: unknown, isScrolled?: boolean) {
  const { root, early } = composedPage(answer, isScrolled);
  const before = root.innerHTML;
  await early.answer;
  await Promise.resolve();
  return { root, drawn: early.drawn, before };
}

/** The markup as a browser serializes it. */
function asParsed(markup: string): string {
  const { body } = new DOMParser().parseFromString(markup, 'text/html');
  return body.innerHTML;
}
afterEach(() => {
  globalThis.simmerMenu = undefined;
});

describe('the Monthly Menu before the page’s code has run', () => {
  it('shows the dishes of the answer, and React takes them over as they are', async () => {
    const { root, drawn } = await draw([row('a', PIE)]);
    expect(root).toHaveTextContent('CHICKEN POT PIE');
    expect(root).not.toHaveTextContent('Loading Menu');
    const card = root.querySelector('article');
    const recovered = jest.fn();
    await act(async () => {
      hydrateRoot(root, <MemoryRouter>{menuOf(drawn)}</MemoryRouter>, {
        onRecoverableError: recovered,
      });
    });
    expect(recovered).not.toHaveBeenCalled();
    expect(root.querySelector('article')).toBe(card);
  });

  it.each([
    ['has not scrolled', false, 0],
    ['has scrolled', true, 2],
  ])('measures the page only for a guest who %s', async (_who, isScrolled, times) => {
    Object.assign(window, { scrollY: 2000 });
    const scrollBy = jest.spyOn(window, 'scrollBy').mockReturnValue();
    const measured = jest
      .spyOn(Element.prototype, 'getBoundingClientRect')
      .mockReturnValue(new DOMRect());
    const { root } = await draw([row('a', PIE)], isScrolled);
    expect(root).toHaveTextContent('CHICKEN POT PIE');
    expect(measured).toHaveBeenCalledTimes(times);
    expect(scrollBy).toHaveBeenCalledTimes(times / 2);
    Object.assign(window, { scrollY: 0 });
    jest.restoreAllMocks();
  });

  it.each<[string, unknown]>([
    ['no answer', undefined],
    ['an answer that is no list', { error: 'denied' }],
    ['a refusal in the list', [{ error: { code: 403 } }]],
    ['no dishes', [{ readTime: '2026-11-22T12:00:00Z' }]],
    ['a dish without a size', [row('a', { ...PIE, sizes: [] })]],
    ['a name that cannot be seen', [row('a', { ...PIE, name: text('\u200b') })]],
    ['a name with a control character', [row('a', { ...PIE, name: text('A\u0000B') })]],
    ['a name that is too long', [row('a', { ...PIE, name: text('A'.repeat(121)) })]],
    ['only hidden dishes', [row('a', { ...PIE, hidden: { booleanValue: true } })]],
    ['sold out, maybe', [row('a', { ...PIE, soldOut: text('yes') })]],
    ['a dish that is fine and one that is not', [row('a', PIE), row('b', { sizes: [] })]],
    ['more dishes than are shown', Array.from({ length: 1001 }, () => row('a', PIE))],
    ...[
      { nullValue: null },
      { doubleValue: -1 },
      { doubleValue: 'NaN' },
      { integerValue: '1000' },
    ].map((price): [string, unknown] => [
      `the price ${JSON.stringify(price)}`,
      [row('a', { ...PIE, sizes: [{ label: text('Small'), price }] })],
    ]),
  ])('is left to React for %s', async (_what, answer) => {
    const { root, drawn, before } = await draw(answer);
    expect(root.innerHTML).toBe(before);
    expect(drawn).toBeUndefined();
  });

  it('is left to React once its code is there', async () => {
    const { root, early } = composedPage([row('a', PIE)]);
    early.isClaimed = true;
    await early.answer;
    await Promise.resolve();
    expect(root).toHaveTextContent('Loading Menu');
  });

  it('is the same, for any menu and currency, as React would render it', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(dishes, { selector: ({ id }) => id, minLength: 1, maxLength: 4 }),
        fc.constantFrom(0, NEAR_DISHES - 1),
        // The prices of some have a space that HTML writes as an entity.
        fc.constantFrom(['en-US', 'USD'], ['de-DE', 'EUR'], ['de-CH', 'CHF']),
        async (last, others, [locale = '', currency = '']) => {
          setSiteConfig(siteWith({ business: { locale, currency } }));
          const rows = [
            // Before those that are drawn at random, so that some of those are far from the window.
            ...Array.from({ length: others }, (_, index) => row(`plain-${String(index)}`, PIE)),
            ...last.map(({ id, ...fields }) => row(id, fields)),
          ];
          const documents = await documentsOf(rows);
          fc.pre(parseMenu(documents).dishes.some(({ isHidden }) => !isHidden));
          const { root, drawn } = await draw(rows);
          expect(parseMenu(drawn ?? []).dishes).toEqual(parseMenu(documents).dishes);
          expect(root.innerHTML).toBe(asParsed(html(menuOf(documents))));
        },
      ),
      { numRuns: 40 },
    );
  });
});

/** As React's code reads them from the same answer. */
function documentsOf(rows: ReturnType<typeof row>[]): Promise<readonly StoredDocument[]> {
  globalThis.simmerMenu = { askedAt: Date.now(), answer: Promise.resolve(rows) };
  return readMenu();
}

const words = (maxLength: number) =>
  fc
    .oneof(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength }),
      fc.string({
        unit: fc.constantFrom(...'aB1 <>&"\'\\/{}$\ue000\ue00b\n—é'),
        minLength: 1,
        maxLength,
      }),
    )
    .map((typed) => `a${typed}z`.slice(0, maxLength))
    .filter((typed) => typed === typed.trim() && !/[^\n\P{Cc}]/u.test(typed));

const number = (value: number): Value =>
  Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
const flag = fc.boolean().map((booleanValue): Value => ({ booleanValue }));

/** An optional field; with an unexpected value, it is ignored. */
const extra = (usual: fc.Arbitrary<Value>) =>
  fc.oneof(usual, fc.constantFrom<Value>({ nullValue: null }, text('7')));
const tags = fc.constantFrom(...TAGS, 'mustard', '<b>', 'vegan');
const positions = fc.oneof(
  fc.integer({ min: -3, max: 3 }),
  fc.constantFrom(0.5, 1.25, -1_000_000, 1_000_000),
);

const sizes = fc.record({
  label: words(40).map(text),
  price: fc.integer({ min: 0, max: 99_999 }).map((cents) => number(cents / 100)),
  feeds: fc.option(words(60), { nil: '' }).map(text),
});
const dishes = fc.record(
  {
    id: fc.stringMatching(/^[A-Za-z0-9]{1,20}$/),
    name: fc.oneof(
      words(120).map(text),
      words(60).map((name) => text(name.toUpperCase())),
    ),
    description: words(200).map(text),
    soldOut: flag,
    sizes: fc.array(sizes, { minLength: 1, maxLength: 3 }),
    hidden: extra(flag),
    tags: extra(
      fc.array(tags, { maxLength: 4 }).map((list) => ({ arrayValue: { values: list.map(text) } })),
    ),
    picture: extra(fc.constantFrom('', '#a1b2c3', 'red', '#A1B2C3').map(text)),
    position: extra(positions.map(number)),
    plate: extra(fc.constantFrom(...PLATES, 'Fondue').map(text)),
  },
  { requiredKeys: ['id', 'name', 'description', 'soldOut', 'sizes'] },
);
