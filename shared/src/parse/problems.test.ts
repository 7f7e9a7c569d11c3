import * as v from 'valibot';
import { describeIssues } from './problems';

const Schema = v.strictObject({
  name: v.string(),
  sizes: v.array(
    v.strictObject({ price: v.pipe(v.number(), v.minValue(0, 'must not be negative')) }),
  ),
});

function problemsOf(input: unknown): string[] {
  const result = v.safeParse(Schema, input);
  return result.success ? [] : describeIssues(result.issues);
}

describe('a problem in foreign data', () => {
  it.each([
    ['a missing field', { sizes: [] }, 'name is missing'],
    [
      'a field of another type',
      { name: null, sizes: [] },
      'name: Invalid type: Expected string but received null',
    ],
    [
      'a value out of range, in a list',
      { name: 'Pie', sizes: [{ price: 1 }, { price: -1 }] },
      'sizes.1.price: must not be negative',
    ],
    ['an unknown field', { name: 'Pie', sizes: [], nmae: '' }, 'nmae is not a known field'],
    [
      'an unknown field, in a list',
      { name: 'Pie', sizes: [{ price: 1, feeds: '' }] },
      'sizes.0.feeds is not a known field',
    ],
    ['not an object', 'Pie', 'the value: Invalid type: Expected Object but received "Pie"'],
  ])('reads as one sentence that begins with the path: %s', (_case, input, sentence) =>
    expect(problemsOf(input)).toEqual([sentence]),
  );

  it('is listed with the others, one sentence each', () => {
    expect(problemsOf({ sizes: [{ price: 'x' }] })).toEqual([
      'name is missing',
      'sizes.0.price: Invalid type: Expected number but received "x"',
    ]);
  });
});
