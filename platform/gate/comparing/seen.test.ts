import type { Change } from './differences';
import { comparedWith, inBoth, unsureJourneys } from './seen';

const fresh = (text: string): Change => ({
  ...{ side: 'is', step: 1, where: '/', module: 'news', kind: 'words', about: '', text },
});
const look = (where: string): Change => ({ ...fresh('it looks different'), kind: 'look', where });
const journey = (title: string, ...changes: Change[]) => ({
  ...{ title, place: title, scripts: [], unread: [], changes },
});
const titlesOf = (...played: Parameters<typeof unsureJourneys>[0]) =>
  unsureJourneys(played).map(({ title }) => title);

it('what two journeys saw is certain; a journey that alone saw something is played again', () => {
  const seen = [journey('a', fresh('Buy')), journey('b', fresh('Buy'))];
  expect(titlesOf(...seen)).toEqual([]);
  expect(titlesOf(...seen, journey('c', fresh('Buy'), fresh('Order')))).toEqual(['c']);
});

it.each([
  ['fails', { failure: 'Timeout' }],
  ['did not read a page', { unread: ['/cart'] }],
])('a journey that %s is played again', (_, what) => {
  expect(titlesOf({ ...journey('a'), ...what })).toEqual(['a']);
});

it.each([
  ['one window', [look('390 px')], ['a']],
  ['two windows', [look('390 px'), look('1440 px')], []],
  ['one window, with words that another journey saw change', [look('390 px'), fresh('Buy')], ['a']],
])('a changed look is reported in %s', (_, changes, unsure) => {
  const others = [journey('b', fresh('Buy')), journey('c', fresh('Buy'))];
  expect(titlesOf(journey('a', ...changes), ...others)).toEqual(unsure);
});

describe('for a journey that was played twice,', () => {
  const first = journey('a', fresh('Buy'), look('390 px'), look('1440 px'));

  it('only what changed in both runs counts, in the windows where both looked different', () => {
    const again = journey('a', fresh('Order'), fresh('Buy'), look('390 px'));
    expect(inBoth(first, again).changes).toEqual([fresh('Buy'), look('390 px')]);
  });

  it('a failure or a detour in one run is chance, and all that the other run saw counts', () => {
    const failed = { ...journey('a'), failure: 'Timeout' };
    expect(inBoth(failed, first)).toEqual(first);
    expect(inBoth(first, failed)).toEqual(first);
    expect(inBoth(failed, failed).failure).toBe('Timeout');
    const astray = journey('a', { ...fresh('/cart'), kind: 'way' });
    expect(inBoth(astray, first)).toEqual(first);
    expect(inBoth(astray, astray).changes).toEqual(astray.changes);
  });
});

it('a look counts as a difference only if the candidate has it', () => {
  const played = (...lines: readonly ('words' | 'look')[]) => ({
    ...{ title: 'a', place: 'a', scripts: [], unread: [] },
    lines: lines.map((kind) => ({ kind, module: 'news', about: '', text: kind })),
    views: [{ step: 1, action: '', where: 'home', lines: lines.map((_, at) => at) }],
  });
  const kinds = (live: ReturnType<typeof played>, candidate: ReturnType<typeof played>) =>
    comparedWith([live], candidate).changes.map(({ side, kind }) => `${side} ${kind}`);
  expect(kinds(played('words', 'look'), played('words'))).toEqual([]);
  expect(kinds(played('words'), played('words', 'look'))).toEqual(['is look']);
});
