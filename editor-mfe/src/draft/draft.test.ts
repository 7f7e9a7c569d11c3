import { parseMenu } from '@simmer/shared/menu';
import { stew } from '../testing/dishes';
import {
  BLANK_DRAFT,
  draftOf,
  saySame,
  withChangedRow,
  withNewRow,
  withoutRow,
  type Draft,
} from './draft';

const dish = parseMenu([stew]).dishes[0]!;
const labels = (draft: Draft) => draft.rows.map(({ label }) => label);

it('begins with “Small” and “Large” and no price [186]', () => {
  expect(BLANK_DRAFT.rows).toMatchObject([
    { label: 'Small', price: '' },
    { label: 'Large', price: '' },
  ]);
});

it('of a stored item says what is stored, `feeds` included [187]', () => {
  expect(draftOf(dish)).toMatchObject({
    name: 'STEW',
    description: 'Slow.',
    rows: [
      { label: 'Small', price: '32.00', feeds: 'feeds 3-4' },
      { label: 'Large', price: '54.50', feeds: 'feeds 6-8' },
    ],
  });
});

it('keeps every other row itself when one is added, changed or removed', () => {
  const three = withNewRow(BLANK_DRAFT);
  const [, large, blank] = three.rows;
  expect(labels(withChangedRow(three, { ...blank!, label: 'Quart' }))).toEqual([
    'Small',
    'Large',
    'Quart',
  ]);
  const two = withoutRow(three, 0);
  expect(two.rows).toEqual([large, blank]);
  const keys = withNewRow(two).rows.map(({ key }) => key);
  expect(new Set(keys).size).toBe(3);
});

describe('whether anything was changed', () => {
  it.each([
    ['the name', { ...draftOf(dish), name: 'STEW 2' }],
    ['the description', { ...draftOf(dish), description: '' }],
    ['a price', withChangedRow(draftOf(dish), { ...draftOf(dish).rows[0]!, price: '32' })],
    ['whom it feeds', withChangedRow(draftOf(dish), { ...draftOf(dish).rows[0]!, feeds: '' })],
    ['the number of sizes', withoutRow(draftOf(dish), 1)],
  ])('is told by %s', (_what, draft) => {
    expect(saySame(draft, draftOf(dish))).toBe(false);
  });

  it('is not told by a row that came and went', () => {
    const withGap = withNewRow(withoutRow(withNewRow(draftOf(dish)), 2));
    expect(saySame(withoutRow(withGap, withGap.rows.at(-1)!.key), draftOf(dish))).toBe(true);
  });
});
