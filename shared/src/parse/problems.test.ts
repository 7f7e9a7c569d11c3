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

it.each([
  ['a missing field', { sizes: [] }, 'name is missing'],
  [
    'a value out of range, in a list',
    { name: 'Pie', sizes: [{ price: 1 }, { price: -1 }] },
    'sizes.1.price: must not be negative',
  ],
  [
    'an unknown field, in a list',
    { name: 'Pie', sizes: [{ price: 1, feeds: '' }] },
    'sizes.0.feeds is not a known field',
  ],
  ['not an object', 'Pie', 'the value: Invalid type: Expected Object but received "Pie"'],
])('a problem in foreign data is one sentence that begins with the path: %s', (...row) => {
  const [, input, sentence] = row;
  expect(problemsOf(input)).toEqual([sentence]);
});
