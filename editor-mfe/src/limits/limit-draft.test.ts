import { limitKey, NO_LIMITS, type Limits } from '@simmer/shared/limits';
import { WEEKDAYS } from '@simmer/shared/ordering';
import fc from 'fast-check';
import { limitDraftOf, typedDraft, withDraft } from './limit-draft';

const TODAY = '2026-12-01';
const place = { kind: 'dishes', id: 'oven', isNew: false, day: '' } as const;
const count = fc.option(fc.integer({ min: 0, max: 3 }), { nil: undefined });
const limits = fc
  .record({
    week: fc.tuple(...WEEKDAYS.map(() => count)),
    dates: fc.dictionary(fc.constantFrom('2026-12-01', '2026-12-24', '2031-01-01'), fc.nat(999)),
    guest: count,
  })
  .map(({ week, dates, guest }) => {
    const own = [...week.entries(), ...Object.entries(dates), ['guest', guest] as const];
    return Object.fromEntries(
      own.flatMap(([when, of]) => (of === undefined ? [] : [[limitKey('oven', when), of]])),
    );
  });

it('a limit that is saved as it was opened stays the same, for every week, date and guest', () => {
  fc.assert(
    fc.property(limits, (own) => {
      const all: Limits = {
        pools: [{ id: 'oven', kind: 'dishes', name: 'Oven', dishes: ['a'] }],
        sizes: { 'oven Large': 2, 'other Large': 3 },
        limits: { ...own, 'other 1': 5, 'other guest': 2 },
        ...{ leadDays: { a: 2 }, least: {}, most: {}, whenSilent: 'pass' },
      };
      expect(withDraft(all, place, limitDraftOf(all, place, TODAY))).toEqual(all);
    }),
  );
});

it('two managers who add a dish and a date to a limit at the same time both keep theirs', () => {
  const theirs: Limits = {
    ...NO_LIMITS,
    pools: [{ id: 'oven', kind: 'dishes', name: 'Oven', dishes: ['a', 'theirs'] }],
    limits: { 'oven 2026-12-24': 4 },
  };
  const changes = { 'dish mine': 'yes', 'date 0': '2026-12-25', 'count 0': '3' };
  const { pools, limits } = withDraft(
    theirs,
    place,
    typedDraft(theirs, { ...place, changes }, TODAY),
  );
  expect(pools[0]?.dishes).toEqual(['a', 'theirs', 'mine']);
  expect(limits).toEqual({ 'oven 2026-12-24': 4, 'oven 2026-12-25': 3 });
});
