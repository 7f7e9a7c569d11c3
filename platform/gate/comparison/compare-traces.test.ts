import { compareTraces, walksThatShow } from './compare-traces';
import { type Fact, WHOLE_VISIT, type WalkTrace } from './facts';

const words = (where: string, text: string): Fact => ({
  kind: 'words',
  module: 'shell',
  where,
  about: '',
  text,
});
const ofVisit = (kind: 'console' | 'storage', text: string): Fact => ({
  ...words(WHOLE_VISIT, text),
  kind,
});
const walk = (title: string, ...facts: Fact[]): WalkTrace => ({
  title,
  facts,
  pictures: [],
});

/** The walks to take again after these were taken through what is live and through a candidate. */
function takenAgain(live: readonly WalkTrace[], candidate: readonly WalkTrace[]) {
  const whole = (walks: readonly WalkTrace[]) => ({
    facts: walks.flatMap(({ facts }) => facts),
    pictures: [],
  });
  const { differences } = compareTraces(whole(live), whole(candidate));
  return [...walksThatShow(differences, [...live, ...candidate])];
}

describe('a walk is taken again', () => {
  const guest = walk('a guest', words('cart', 'Soup'), ofVisit('storage', 'cart'));
  const manager = walk('a manager', words('editor', 'Save'), ofVisit('storage', 'cart'));

  it('when a page of it shows something else, and no other one', () => {
    const changed = walk('a manager', words('editor', 'Keep'), ofVisit('storage', 'cart'));
    expect(takenAgain([guest, manager], [guest, changed])).toEqual(['a manager']);
  });

  it('when the console says something in it that belongs to no page', () => {
    const failing = walk('a guest', ...guest.facts, ofVisit('console', 'too hot'));
    expect(takenAgain([guest, manager], [failing, manager])).toEqual(['a guest']);
  });
});
