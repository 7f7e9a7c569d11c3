import fc from 'fast-check';
import {
  claimFields,
  markSent,
  markUnsent,
  NO_CLAIM,
  parseClaim,
  release,
  storedCounts,
  take,
  type Claim,
} from './claim';

const counts = fc.dictionary(
  fc.constantFrom('pans', 'pots', 'late'),
  fc.integer({ min: 0, max: 5 }),
);
const history = fc.constantFrom('1', '12', '123', '13');
type Step = (claim: Claim, ref: string) => Claim;
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(counts, history).map(
    ([needed, of]): Step =>
      (claim, ref) =>
        take(claim, ref, needed, of),
  ),
  history.map(
    (of): Step =>
      (claim, ref) =>
        markSent(claim, ref, of),
  ),
  fc.tuple(history, fc.boolean()).map(
    ([of, mayBe]): Step =>
      (claim, ref) =>
        markUnsent(claim, ref, of, mayBe),
  ),
  fc.option(history, { nil: undefined }).map(
    (of): Step =>
      (claim, ref) =>
        release(claim, ref, of),
  ),
);

it('whatever an account does, its claim is stored and read without loss, and counts nothing that is no portion', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(step, fc.constantFrom('A', 'B')), { maxLength: 12 }), (steps) => {
      const claim = steps.reduce((all, [change, ref]) => change(all, ref), NO_CLAIM);
      const fields = claimFields(claim);
      expect(parseClaim(fields)).toEqual(claim);
      expect(Object.values(fields.counts).every((count) => count > 0)).toBe(true);
    }),
  );
});

const total = (claim: Claim) => claimFields(claim).counts;
const taken = take(NO_CLAIM, 'A', { pans: 3 }, '1');
const sent = markSent(taken, 'A', '1');

describe('an order', () => {
  it('has what it needs before it is sent, and gives it back once it certainly was not', () => {
    expect(total(taken)).toEqual({ pans: 3 });
    expect(markUnsent(taken, 'A', '1', false)).toEqual(NO_CLAIM);
    expect(total(sent)).toEqual({ pans: 3 });
  });

  it('that is changed has what the old or the new revision needs until one of them is certain', () => {
    for (const [needed, both] of [
      [{ pans: 5 }, { pans: 5 }],
      [
        { pans: 1, pots: 2 },
        { pans: 3, pots: 2 },
      ],
      [{}, { pans: 3 }],
    ] as const) {
      const changed = take(sent, 'A', needed, '12');
      expect(total(changed)).toEqual(both);
      expect(total(markUnsent(changed, 'A', '12', false))).toEqual({ pans: 3 });
      expect(total(markSent(changed, 'A', '12'))).toEqual(needed);
    }
  });

  it('that may have arrived keeps what that attempt has when the next one certainly fails', () => {
    const again = take(taken, 'A', { pans: 5 }, '12');
    expect(total(markUnsent(again, 'A', '12', true))).toEqual({ pans: 3 });
    expect(total(markUnsent(taken, 'A', '12', true))).toEqual({ pans: 3 });
  });

  it('whose page was closed before it left has what its next attempt needs, not what both do', () => {
    expect(total(take(taken, 'A', { pans: 1 }, '1'))).toEqual({ pans: 1 });
    const changed = take(sent, 'A', { pans: 9 }, '12');
    expect(total(take(changed, 'A', { pans: 1 }, '12'))).toEqual({ pans: 3 });
  });

  it('gives nothing back that a revision has of which the device does not know', () => {
    const elsewhere = take(sent, 'A', { pans: 1 }, '13');
    expect(release(elsewhere, 'A', '12')).toEqual(elsewhere);
    expect(markUnsent(elsewhere, 'A', '12', false)).toEqual(elsewhere);
    expect(total(markSent(elsewhere, 'A', '12'))).toEqual({ pans: 3 });
    expect(release(elsewhere, 'A', '134')).toEqual(NO_CLAIM);
  });
});

it('two orders of an account count both, and giving one back leaves the other', () => {
  const both = take(sent, 'B', { pans: 1, pots: 2 }, '1');
  expect(total(both)).toEqual({ pans: 4, pots: 2 });
  expect(total(release(both, 'B'))).toEqual({ pans: 3 });
});

it('what is no claim is an error; what an account claims without an order that explains it can be given back all the same', () => {
  expect(() => parseClaim({ counts: { pans: -1 }, orders: '{}' })).toThrow();
  for (const orders of ['x', '{}', JSON.stringify({ A: { counts: { pots: 9 }, isSent: true } })]) {
    const stored = { counts: { pans: 1 }, orders };
    const claim = parseClaim(stored);
    expect(claim.orders['unknown order']).toEqual({ counts: { pans: 1 }, isSent: false });
    expect(storedCounts(stored)).toEqual({ pans: 1 });
    expect(total(release(release(claim, 'unknown order'), 'A'))).toEqual({});
  }
});
