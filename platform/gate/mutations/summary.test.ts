import type { RandomMutation } from './random-mutations';
import { type Screened, summaryOf } from './summary';

const screened = (
  module: RandomMutation['module'],
  kind: RandomMutation['kind'],
  outcome: Screened['outcome'],
): Screened => ({
  mutation: { name: '', module, kind, path: '', reports: undefined, edits: [] },
  outcome,
  problems: [],
});

it('the summary counts what became of the mistakes, by module and kind', () => {
  const { rows } = summaryOf([
    screened('shell', 'rule', 'noticed'),
    screened('shell', 'rule', 'no walk runs it'),
    screened('cart-mfe', 'text', 'the same build'),
    screened('cart-mfe', 'number', 'no difference'),
  ]);
  expect(rows.map((row) => row.join(' '))).toEqual([
    'cart-mfe 2 0 1 0 1',
    '  number 1 0 0 0 1',
    '  text 1 0 1 0 0',
    'shell 2 1 0 1 0',
    '  rule 2 1 0 1 0',
    'all 4 1 1 1 1',
  ]);
});
