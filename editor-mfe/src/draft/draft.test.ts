import { parseMenu } from '@simmer/shared/menu';
import { stew } from '../testing/dishes';
import { BLANK_DRAFT, draftOf, isSameDraft } from './draft';

const draft = draftOf(parseMenu([stew]).dishes[0]!);
const [small, large] = draft.sizes;

it('a new draft has “Small” and “Large” without a price [186]', () => {
  const sizes = BLANK_DRAFT.sizes.map(({ label, price }) => [label, price]);
  expect(sizes).toEqual([
    ['Small', ''],
    ['Large', ''],
  ]);
});

it.each([
  ['the name', { name: 'STEW 2' }],
  ['a price', { sizes: [{ ...small!, price: '32' }, large!] }],
  ['`feeds`', { sizes: [{ ...small!, feeds: '' }, large!] }],
  ['a tag', { tags: ['soy'] }],
  ['the number of sizes', { sizes: [small!] }],
])('two drafts differ by %s', (_what, change) => {
  expect(isSameDraft({ ...draft, ...change }, draft)).toBe(false);
});

it('two drafts are equal whatever the keys of their rows', () => {
  const sizes = draft.sizes.map((row) => ({ ...row, key: row.key + 7 }));
  expect(isSameDraft({ ...draft, sizes }, draft)).toBe(true);
});
