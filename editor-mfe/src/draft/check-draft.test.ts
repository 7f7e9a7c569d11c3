import { checkDraft } from './check-draft';
import { BLANK_DRAFT, type Draft, type SizeRow } from './draft';

const row = (part: Partial<SizeRow> = {}, key = 7): SizeRow => ({
  ...{ key, label: 'Small', price: '32', feeds: '' },
  ...part,
});
const check = (part: Partial<Draft>) =>
  checkDraft({ ...BLANK_DRAFT, name: 'Stew', description: 'Slow.', sizes: [row()], ...part });

it('a draft is stored trimmed, with prices in dollars and only the known fields [189] [190]', () => {
  const typed = {
    ...{
      name: ' Stew ',
      description: '\nSlow. ',
      tags: ['milk'],
      photoColor: '#a1b2c3',
      plate: 'Bowl',
      isReady: true,
      flavors: ' Lemon ,,lemon, \u200eLime',
      from: '2026-12-01',
      until: '2026-12-01',
    },
    sizes: [row({ label: ' Small ', price: ' 32,5 ', feeds: ' feeds 3 ' })],
  };
  expect(check(typed)).toEqual({
    problems: new Map(),
    fields: {
      ...{
        name: 'Stew',
        description: 'Slow.',
        tags: ['milk'],
        photoColor: '#a1b2c3',
        plate: 'Bowl',
        isReady: true,
        section: 'monthly',
        flavors: ['Lemon', 'Lime'],
        from: '2026-12-01',
        until: '2026-12-01',
        weekdays: [],
      },
      sizes: [{ label: 'Small', price: 32.5, feeds: 'feeds 3' }],
    },
  });
});

it('a size whose price is blank is skipped, whatever else its row contains [189]', () => {
  const tooLong = { label: 'x'.repeat(41), price: '' };
  const typed = [row({ price: ' ' }, 0), row({ label: 'Large' }, 1), row(tooLong, 2)];
  const sizes = [{ label: 'Large', price: 32 }];
  expect(check({ sizes: typed })).toMatchObject({ fields: { sizes } });
});

it.each([
  ['3-4', 'feeds 3-4'],
  [' 6 – 8 ', 'feeds 6 – 8'],
  ['10+', 'feeds 10+'],
  ['٣-٤', 'feeds 3-4'],
  ['feeds 2', 'feeds 2'],
  ['2 people', '2 people'],
  ['\u200b\u2066', undefined],
])(
  'a plain number is shown to guests after “feeds”, and invisible characters are removed: “%s” is “%s”',
  (...texts) => {
    const [feeds, stored] = texts;
    const { fields } = check({ sizes: [row({ feeds })] });
    expect(fields?.sizes[0]?.feeds).toBe(stored);
  },
);

it.each([
  ['name', ' \t', 'Enter a name.'],
  ['name', '\u200b\u2066', 'Enter a name.'],
  ['name', 'x'.repeat(121), 'Use at most 120 characters. You have 121.'],
  ['description', '\n', 'Enter a description.'],
  ['description', 'x'.repeat(1001), 'Use at most 1000 characters. You have 1001.'],
  ['flavors', [...'abcdefghijklmnopqrstu'].join(','), 'Use at most 20 flavors. You have 21.'],
])('a draft with the %s “%s” is refused [188]', (field, text, message) => {
  const problems = new Map([[field, message]]);
  expect(check({ [field]: text })).toEqual({ fields: undefined, problems });
});

it.each<[string, SizeRow[], string, string]>([
  ['a price that is no number', [row({ price: '12abc' })], 'price 7', 'as a number'],
  ['a priced size without a name', [row({ label: ' ' })], 'label 7', 'Enter a name'],
  ['a long name', [row({ label: 'x'.repeat(41) })], 'label 7', 'at most 40'],
  ['many words', [row({ feeds: 'x'.repeat(61) })], 'feeds 7', 'at most 60'],
  [
    'no priced size, at the first price',
    [row({ price: '' }, 4), row({ price: '' }, 5)],
    'price 4',
    'Enter a price for at least one size.',
  ],
  [
    'two sizes that a guest could not tell apart',
    [row({}, 0), row({ label: 'SMALL ' }, 1)],
    'label 1',
    'already',
  ],
])('a draft with %s is refused [189]', (_what, sizes, field, message) => {
  const { fields, problems } = check({ sizes });
  expect(fields).toBeUndefined();
  expect([...problems]).toEqual([[field, expect.stringContaining(message)]]);
});
