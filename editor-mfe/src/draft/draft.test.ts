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
} from './draft';

const draft = draftOf(parseMenu([stew]).dishes[0]!);
const small = draft.rows[0]!;

it('a new draft has “Small” and “Large” without a price [186]', () => {
  const sizes = BLANK_DRAFT.rows.map(({ label, price }) => [label, price]);
  expect(sizes).toEqual([
    ['Small', ''],
    ['Large', ''],
  ]);
});

it('the draft of a stored item has all stored fields, `feeds` included [187]', () => {
  expect(draft).toMatchObject({
    ...{ name: 'STEW', description: 'Slow.' },
    rows: [
      { label: 'Small', price: '32.00', feeds: 'feeds 3-4' },
      { label: 'Large', price: '54.50', feeds: 'feeds 6-8' },
    ],
  });
});

it('adding, changing or removing a row keeps the others', () => {
  const three = withNewRow(BLANK_DRAFT);
  const [first, large, blank] = three.rows;
  const quart = { ...blank!, label: 'Quart' };
  expect(withChangedRow(three, quart).rows).toEqual([first, large, quart]);
  const two = withoutRow(three, 0);
  expect(two.rows).toEqual([large, blank]);
  expect(new Set(withNewRow(two).rows.map(({ key }) => key)).size).toBe(3);
});

it.each([
  ['the name', { ...draft, name: 'STEW 2' }],
  ['the description', { ...draft, description: '' }],
  ['a price', withChangedRow(draft, { ...small, price: '32' })],
  ['`feeds`', withChangedRow(draft, { ...small, feeds: '' })],
  ['a tag', withTag(draft, 'soy', true)],
  ['the number of sizes', withoutRow(draft, 1)],
])('two drafts differ by %s', (_what, other) => {
  expect(isSameDraft(other, draft)).toBe(false);
});

it('two drafts are equal after a row was added and removed', () => {
  const withGap = withNewRow(withoutRow(withNewRow(draft), 2));
  expect(isSameDraft(withoutRow(withGap, withGap.rows.at(-1)!.key), draft)).toBe(true);
});
