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
    ...{ name: ' Stew ', description: '\nSlow. ', tags: ['milk'], photoColor: '#a1b2c3' },
    sizes: [row({ label: ' Small ', price: ' 32,5 ', feeds: ' feeds 3 ' })],
  };
  expect(check(typed)).toEqual({
    ok: true,
    fields: {
      ...{ name: 'Stew', description: 'Slow.', tags: ['milk'], photoColor: '#a1b2c3' },
      sizes: [{ label: 'Small', price: 32.5, feeds: 'feeds 3' }],
    },
  });
});

it('a size whose price is blank is skipped, whatever else is in its row [189]', () => {
  const tooLong = { label: 'x'.repeat(41), price: '' };
  const typed = [row({ price: ' ' }, 0), row({ label: 'Large' }, 1), row(tooLong, 2)];
  const sizes = [{ label: 'Large', price: 32 }];
  expect(check({ sizes: typed })).toMatchObject({ ok: true, fields: { sizes } });
});

it.each([
  ['3-4', 'feeds 3-4'],
  [' 6 – 8 ', 'feeds 6 – 8'],
  ['10+', 'feeds 10+'],
  ['feeds 2', 'feeds 2'],
  ['2 people', '2 people'],
  ['\u200b\u2066', ''],
])('guests read “feeds” before mere numbers, and nothing invisible: “%s” is “%s”', (...texts) => {
  const [feeds, stored] = texts;
  const sizes = [{ feeds: stored }];
  expect(check({ sizes: [row({ feeds })] })).toMatchObject({ ok: true, fields: { sizes } });
});

it.each([
  ['name', ' \t', 'Enter a name.'],
  ['name', '\u200b\u2066', 'Enter a name.'],
  ['name', 'x'.repeat(121), 'Use at most 120 characters. You have 121.'],
  ['description', '\n', 'Enter a description.'],
  ['description', 'x'.repeat(1001), 'Use at most 1000 characters. You have 1001.'],
])('refuses the %s “%s” [188]', (field, text, message) => {
  expect(check({ [field]: text })).toMatchObject({ ok: false, problems: { [field]: message } });
});

it.each([
  ['price', '12abc', 'Enter the price as a number, such as 12 or 12.50.'],
  ['label', ' ', /^Enter a name for this size/],
  ['label', 'x'.repeat(41), /^Use at most 40 characters/],
  ['feeds', 'x'.repeat(61), /^Use at most 60 characters/],
])('of a priced size, refuses the %s “%s” [189]', (field, text, message) => {
  const rows = new Map([[7, { [field]: expect.stringMatching(message) as string }]]);
  expect(check({ sizes: [row({ [field]: text })] })).toMatchObject({
    ok: false,
    problems: { rows },
  });
});

it('needs at least one priced size; the message is at the first price [189]', () => {
  const rows = new Map([[4, { price: 'Enter a price for at least one size.' }]]);
  const blank = [row({ price: '' }, 4), row({ price: '' }, 5)];
  expect(check({ sizes: blank })).toMatchObject({ ok: false, problems: { rows } });
});

it('cannot have two sizes of the same name: a guest could not tell them apart', () => {
  const rows = new Map([[1, { label: expect.stringContaining('already') as string }]]);
  const same = [row({}, 0), row({ label: 'SMALL ' }, 1)];
  expect(check({ sizes: same })).toMatchObject({ ok: false, problems: { rows } });
});
