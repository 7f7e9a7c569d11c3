import { compareWalks } from './compare-traces';
import { describeDifference } from './describe-difference';
import { type Fact, type Kind, WHOLE_VISIT, type WalkTrace } from './facts';

const seen = (kind: Kind, where: string, text: string): Fact => ({
  kind,
  module: undefined,
  where,
  about: '',
  text,
});
const guest = (...facts: Fact[]): WalkTrace => ({
  title: 'a guest',
  facts,
  pictures: [],
});
const end = seen('walk', 'a guest', 'ends where it opens the cart: no link');
const HOME = [seen('words', 'home', 'Soup'), seen('keyboard', 'home', 'button “Add Soup”')];
const WHOLE = guest(
  ...HOME,
  seen('words', 'the cart', 'Your cart'),
  seen('keyboard', 'the cart', 'button “Order”'),
  seen('events', 'a guest', 'cart/changed'),
  seen('requests', 'a guest', '12 requests'),
  seen('listeners', 'a guest', 'scroll'),
  seen('storage', WHOLE_VISIT, 'cart'),
  seen('mail', 'order mail 1', 'Soup'),
  seen('documents', 'tickets', '{}'),
);
const told = (live: WalkTrace, candidate: WalkTrace) =>
  compareWalks([live], [candidate], {}).differences.map(describeDifference);

describe('of a walk that ends early, a team reads', () => {
  it('where it ends, and nothing of what it did not come to', () => {
    expect(told(WHOLE, guest(...HOME, end))).toEqual([
      'the walk ends where it opens the cart: no link (a guest)',
    ]);
  });

  it('what differs on the pages that it saw', () => {
    const home = HOME.map((fact) => ({ ...fact, text: fact.text.replace('Soup', 'Stew') }));
    expect(told(WHOLE, guest(...home, end))).toEqual([
      '“Soup” is now “Stew” (home)',
      'the walk ends where it opens the cart: no link (a guest)',
    ]);
  });
});

it('a document that is not written any more is told where all walks come to their end', () => {
  const without = guest(...WHOLE.facts.filter(({ kind }) => kind !== 'documents'));
  expect(told(WHOLE, without)).toEqual(['a document is not written any more: {} (tickets)']);
});
