import { returningSections } from './tables';
import type { Fetched } from './hosts';

const file = (name: string, more: Partial<Fetched> = {}): Fetched => ({
  module: 'menu-mfe',
  name,
  kind: 'code',
  bytes: 4000,
  isRevalidated: false,
  ...more,
});
const first = [file('main.0123abcd.js'), file('pot.0123abcd.svg')];
const step = { title: 'A line of menu-mfe', module: 'menu-mfe' as const, limit: 10_000 };

describe('what a release costs a returning guest', () => {
  it('is what was fetched, but not what was only confirmed, beside its limit', () => {
    const fetched = [
      file('/', { kind: 'page', bytes: 5000 }),
      file('an update', { kind: 'update', bytes: 2000 }),
      file('main.4567abcd.js'),
      file('favicon.svg', { isRevalidated: true, bytes: 300 }),
    ];
    const [all] = returningSections(first, [{ step, fetched }]);
    expect(all?.tables[0]?.rows).toEqual([
      [
        step.title,
        '5.0 kB',
        '2.0 kB',
        '4.0 kB',
        '0.0 kB',
        '0.0 kB',
        '11.0 kB',
        '10.0 kB',
        'missed',
      ],
    ]);
  });

  it('names apart what the browser had already fetched with the same bytes', () => {
    const again = [file('pot.0123abcd.svg', { kind: 'picture or font' })];
    const elsewhere = [file('pot.0123abcd.svg', { module: 'cart-mfe' })];
    const visits = [again, elsewhere].map((fetched) => ({ step, fetched }));
    const [all] = returningSections(first, visits);
    expect(all?.tables[0]?.rows.map((cells) => [cells[5], cells[8]])).toEqual([
      ['4.0 kB', 'kept'],
      ['0.0 kB', 'kept'],
    ]);
  });

  it('is listed by file, with a column for each release of the module', () => {
    const visits = [
      { step: { title: 'Nothing' }, fetched: [] },
      { step, fetched: [file('main.4567abcd.js')] },
      { step, fetched: [file('main.89ababcd.js'), file('late.89ababcd.js')] },
    ];
    const [, files] = returningSections(first, visits);
    expect(files?.tables).toEqual([
      {
        head: ['A line of menu-mfe', 'Release 1', 'Release 2'],
        rows: [
          ['menu-mfe: late.js', '–', '4.0 kB'],
          ['menu-mfe: main.js', '4.0 kB', '4.0 kB'],
        ],
      },
    ]);
  });
});
