import type { Difference } from './differences';
import { unsureJourneys } from './unsure-journeys';

const difference = (change: Partial<Difference>): Difference => ({
  ...{ kind: 'words', module: 'menu-mfe', about: 'Danish', was: 'Add', is: 'Buy', where: ['/'] },
  ...change,
});
const journey = (title: string, ...differences: Difference[]) => ({
  ...{ title, place: title, differences, failure: undefined },
});
const look = (change: Partial<Difference> = {}) =>
  difference({ kind: 'look', was: undefined, is: 'it looks different', ...change });
const titlesOf = (...played: Parameters<typeof unsureJourneys>[0]) =>
  unsureJourneys(played).map(({ title }) => title);

it('what two journeys saw is no chance; what only one saw is looked at again', () => {
  const seen = [journey('a', difference({})), journey('b', difference({}))];
  expect(titlesOf(...seen)).toEqual([]);
  expect(titlesOf(...seen, journey('c', difference({}), difference({ is: 'Order' })))).toEqual([
    'c',
  ]);
});

it('a journey that fails is played again', () => {
  expect(titlesOf({ ...journey('a'), failure: 'Timeout' })).toEqual(['a']);
});

it.each([
  ['one window', [look()], ['a']],
  ['two windows', [look({ where: ['390 px', '1440 px'] })], []],
  ['one window, with words that another journey saw change', [look(), difference({})], []],
  ['one window, with words of another module', [look({ module: 'shell' }), difference({})], ['a']],
])('another look in %s', (_, differences, unsure) => {
  const others = [journey('b', difference({})), journey('c', difference({}))];
  expect(titlesOf(journey('a', ...differences), ...others)).toEqual(unsure);
});
