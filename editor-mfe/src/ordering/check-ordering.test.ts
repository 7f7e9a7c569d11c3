import { NO_RULES, ORDERING_LIMITS, parseOrdering, WEEKDAYS } from '@simmer/shared/ordering';
import fc from 'fast-check';
import { checkOrdering } from './check-ordering';
import { orderingDraftOf } from './ordering-state';

const line = (maxLength: number) => fc.string({ maxLength, unit: 'grapheme-ascii' });

const drafts = fc.record({
  leadDays: fc.oneof(fc.integer({ min: -2, max: 35 }).map(String), fc.constant('-0'), line(4)),
  changeDays: fc.oneof(fc.integer({ min: -2, max: 35 }).map(String), fc.constant('')),
  lastTime: fc.constantFrom('', '00:00', '17:30', '23:59'),
  weekdays: fc.subarray([...WEEKDAYS]),
  closedDates: fc.array(
    fc.record({
      key: fc.nat(),
      date: fc.constantFrom('', '2026-12-24', '2028-02-29', '12026-01-01'),
    }),
    { maxLength: ORDERING_LIMITS.closedDates + 2 },
  ),
  pauseText: line(ORDERING_LIMITS.pauseText + 5),
  deliveryArea: line(ORDERING_LIMITS.deliveryArea + 5),
  times: fc
    .array(line(ORDERING_LIMITS.time + 1), { maxLength: 10 })
    .map((lines) => lines.join('\n')),
  sharesState: fc.boolean(),
});

it('what the form accepts, the page understands, and the form shows it again unchanged: 2,000 drafts', () => {
  let taken = 0;
  fc.assert(
    fc.property(drafts, (draft) => {
      const { fields } = checkOrdering(draft);
      if (!fields) return;
      taken += 1;
      const settings = { ...fields, paused: false };
      expect(parseOrdering(settings)).toEqual({ settings, problems: [] });
      expect(checkOrdering(orderingDraftOf(settings))).toMatchObject({ fields });
    }),
    { numRuns: 2000 },
  );
  expect(taken).toBeGreaterThan(20);
});

it('the number of days ahead is understood in the digits of any script', () => {
  const draft = { ...orderingDraftOf(NO_RULES), leadDays: ' ١٢ ' };
  expect(checkOrdering(draft)).toMatchObject({ fields: { leadDays: 12 } });
});

it('a time that is too long is reported', () => {
  const draft = { ...orderingDraftOf(NO_RULES), times: 'x'.repeat(41) };
  const { fields, problems } = checkOrdering(draft);
  expect(fields).toBeUndefined();
  expect(problems.get('times')).toMatch(/^“x+” is longer than 40 characters/);
});

it('a shop without settings stays so when its form is saved untouched', () => {
  const { paused, ...fields } = NO_RULES;
  expect(paused).toBe(false);
  expect(checkOrdering(orderingDraftOf(NO_RULES))).toMatchObject({ fields });
});
