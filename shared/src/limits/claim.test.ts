import fc from 'fast-check';
import {
  claimFields,
  holdFor,
  markSent,
  NO_CLAIM,
  parseClaim,
  release,
  settle,
  type Claim,
} from './claim';

const counts = fc.dictionary(
  fc.constantFrom('pans', 'pots', 'late'),
  fc.integer({ min: 1, max: 5 }),
);
const reference = fc.constantFrom('A', 'B');
const giveBack = (claim: Claim, ref: string) => release(claim, ref);
const step = fc.oneof(
  fc.tuple(fc.constantFrom(holdFor, settle, markSent), reference, counts),
  fc.tuple(fc.constant(giveBack), reference, fc.constant({})),
);

it('whatever an account does, its claim is stored and read without loss, and never counts less than nothing', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      let claim: Claim = NO_CLAIM;
      for (const [change, ref, needed] of steps) claim = change(claim, ref, needed);
      const fields = claimFields(claim);
      expect(claimFields(parseClaim(fields))).toEqual(fields);
      for (const part of [fields.counts, fields.settled])
        expect(Object.values(part).every((count) => count >= 0)).toBe(true);
    }),
  );
});

const sent = markSent(settle(NO_CLAIM, 'A', { pans: 3 }), 'A', { pans: 3 });

it('an order that is sent again with more holds only the difference; with less, it gives back once it is sent', () => {
  expect(holdFor(sent, 'A', { pans: 5 }).held).toEqual({ pans: 2 });
  const less = settle(holdFor(sent, 'A', { pans: 1 }), 'A', { pans: 1 });
  expect(claimFields(less).counts).toEqual({ pans: 3 });
  expect(claimFields(markSent(less, 'A', { pans: 1 })).counts).toEqual({ pans: 1 });
});

it('two orders of an account count both, and giving one back leaves the other', () => {
  const both = settle(sent, 'B', { pans: 1, pots: 2 });
  expect(claimFields(both).counts).toEqual({ pans: 4, pots: 2 });
  expect(claimFields(release(both, 'B')).counts).toEqual({ pans: 3 });
});

it('what is no claim is an error, but unreadable orders are only missing, so one account cannot hide the claims of a day', () => {
  expect(() => parseClaim({ counts: { pans: -1 }, settled: {}, orders: '{}' })).toThrow();
  for (const unreadable of [
    { settled: {}, orders: 'x' },
    { settled: { pans: '1' }, orders: '{}' },
  ])
    expect(parseClaim({ counts: { pans: 1 }, ...unreadable })).toEqual({
      ...{ orders: {}, held: { pans: 1 } },
    });
});
