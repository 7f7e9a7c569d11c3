import { setSiteConfig } from '@simmer/shared/config';
import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { checkDraft } from './check-draft';
import type { Draft, SizeRow } from './draft';

beforeEach(() => {
  setSiteConfig(testSiteConfig);
});

const row = (key: number, part: Partial<SizeRow> = {}): SizeRow => ({
  key,
  label: 'Small',
  price: '32',
  feeds: '',
  ...part,
});
const draft = (part: Partial<Draft> = {}): Draft => ({
  name: 'Stew',
  description: 'Slow.',
  rows: [row(0)],
  tags: [],
  picture: '',
  photo: null,
  ...part,
});

function problemsOf(part: Partial<Draft>) {
  const checked = checkDraft(draft(part));
  return checked.ok ? 'none' : checked.problems;
}
const rowProblem = (part: Partial<SizeRow>) => {
  const problems = problemsOf({ rows: [row(7, part)] });
  return problems === 'none' ? 'none' : problems.rows.get(7);
};

describe('a draft', () => {
  it('is stored trimmed, with prices in dollars and only the known fields [189] [190]', () => {
    const typed = {
      name: ' Stew ',
      description: '\nSlow. ',
      rows: [row(3, { label: ' Small ', price: ' 32,5 ', feeds: ' feeds 3 ' })],
      tags: ['milk'],
      picture: '#a1b2c3',
      photo: null,
    };
    expect(checkDraft(typed)).toEqual({
      ok: true,
      fields: {
        name: 'Stew',
        description: 'Slow.',
        sizes: [{ label: 'Small', price: 32.5, feeds: 'feeds 3' }],
        tags: ['milk'],
        picture: '#a1b2c3',
      },
    });
  });

  it('skips a size whose price is blank, whatever else is in its row [189]', () => {
    const rows = [
      row(0, { price: ' ' }),
      row(1, { label: 'Large' }),
      row(2, { label: 'x'.repeat(41), price: '' }),
    ];
    expect(checkDraft(draft({ rows }))).toMatchObject({
      ok: true,
      fields: { sizes: [{ label: 'Large', price: 32 }] },
    });
  });

  it.each([
    ['3-4', 'feeds 3-4'],
    [' 6 – 8 ', 'feeds 6 – 8'],
    ['10+', 'feeds 10+'],
    ['feeds 2', 'feeds 2'],
    ['2 people', '2 people'],
  ])('guests read “feeds” before mere numbers: “%s” is “%s”', (feeds, stored) => {
    expect(checkDraft(draft({ rows: [row(1, { feeds })] }))).toMatchObject({
      ok: true,
      fields: { sizes: [{ feeds: stored }] },
    });
  });

  it('stores no “feeds” that nobody can see', () => {
    expect(checkDraft(draft({ rows: [row(1, { feeds: '\u200b\u2066' })] }))).toMatchObject({
      ok: true,
      fields: { sizes: [{ feeds: '' }] },
    });
  });

  it('needs at least one priced size; the message is at the first price [189]', () => {
    const rows = [row(4, { price: '' }), row(5, { price: '' })];
    expect(problemsOf({ rows })).toMatchObject({
      rows: new Map([[4, { price: 'Enter a price for at least one size.' }]]),
    });
  });

  it.each([
    ['', 'Enter a name.'],
    [' \t', 'Enter a name.'],
    ['\u200b\u2066', 'Enter a name.'],
    ['x'.repeat(121), 'Use at most 120 characters. You have 121.'],
  ])('refuses the name “%s” [188]', (name, message) => {
    expect(problemsOf({ name })).toMatchObject({ name: message });
  });

  it.each([
    ['', 'Enter a description.'],
    ['\n', 'Enter a description.'],
    ['x'.repeat(1001), 'Use at most 1000 characters. You have 1001.'],
  ])('refuses the description “%s” [188]', (description, message) => {
    expect(problemsOf({ description })).toMatchObject({ description: message });
  });

  it.each([
    ['12abc', 'Enter the price as a number, such as 12 or 12.50.'],
    ['12.3456', 'Use at most two decimal places, such as 12.50.'],
    ['12.345', 'Use at most two decimal places, such as 12.50. If you mean thousands, write 1250.'],
    ['-1', 'A price can’t be less than zero.'],
    ['10000.01', 'A price can’t be more than $10,000.00.'],
  ])('with the price “%s” gets a message [189]', (price, message) => {
    expect(rowProblem({ price })).toEqual({ price: message });
  });

  it.each([
    ['has a blank name', { label: ' ' }, 'label', /^Enter a name for this size/],
    ['has an invisible name', { label: '\u200b' }, 'label', /^Enter a name for this size/],
    [
      'has a name that is too long',
      { label: 'x'.repeat(41) },
      'label',
      /^Use at most 40 characters/,
    ],
    [
      'has a “feeds” that is too long',
      { feeds: 'x'.repeat(61) },
      'feeds',
      /^Use at most 60 characters/,
    ],
  ] as const)('is refused if a priced size %s', (_how, part, field, message) => {
    expect(rowProblem(part)).toMatchObject({ [field]: expect.stringMatching(message) });
  });

  it('cannot have two sizes of the same name: a guest could not tell them apart', () => {
    const rows = [row(0), row(1, { label: 'SMALL ' })];
    expect(problemsOf({ rows })).toMatchObject({
      rows: new Map([[1, expect.objectContaining({ label: expect.stringContaining('already') })]]),
    });
  });
});
