import { parseMenu } from '@simmer/shared/menu';
import { stew } from '../testing/dishes';
import {
  BLANK_DRAFT,
  draftOf,
  isSameDraft,
  withChangedRow,
  withNewRow,
  withTag,
  withoutRow,
  type Draft,
} from './draft';

const dish = parseMenu([stew]).dishes[0]!;
const labels = (draft: Draft) => draft.rows.map(({ label }) => label);

it('a new draft has “Small” and “Large” without a price [186]', () => {
  expect(BLANK_DRAFT.rows).toMatchObject([
    { label: 'Small', price: '' },
    { label: 'Large', price: '' },
  ]);
});

it('the draft of a stored item has all stored fields, `feeds` included [187]', () => {
  expect(draftOf(dish)).toMatchObject({
    name: 'STEW',
    description: 'Slow.',
    rows: [
      { label: 'Small', price: '32.00', feeds: 'feeds 3-4' },
      { label: 'Large', price: '54.50', feeds: 'feeds 6-8' },
    ],
  });
});

it('adding, changing or removing a row keeps the others', () => {
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

describe('two drafts', () => {
  it.each([
    ['the name', { ...draftOf(dish), name: 'STEW 2' }],
    ['the description', { ...draftOf(dish), description: '' }],
    ['a price', withChangedRow(draftOf(dish), { ...draftOf(dish).rows[0]!, price: '32' })],
    ['`feeds`', withChangedRow(draftOf(dish), { ...draftOf(dish).rows[0]!, feeds: '' })],
    ['a tag', withTag(draftOf(dish), 'soy', true)],
    ['the number of sizes', withoutRow(draftOf(dish), 1)],
  ])('differ by %s', (_what, draft) => {
    expect(isSameDraft(draft, draftOf(dish))).toBe(false);
  });

  it('are equal after a row was added and removed', () => {
    const withGap = withNewRow(withoutRow(withNewRow(draftOf(dish)), 2));
    expect(isSameDraft(withoutRow(withGap, withGap.rows.at(-1)!.key), draftOf(dish))).toBe(true);
  });
});
