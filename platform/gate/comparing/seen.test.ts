import type { Note, Recording } from '../recording/notes';
import type { Change } from './differences';
import { comparedWith, inBoth, unsureJourneys } from './seen';

const note = (step: number, text: string, change: Partial<Note> = {}): Note => ({
  ...{ step, where: '/', module: 'menu-mfe', kind: 'words', about: '', isGone: false, text },
  ...change,
});
const fresh = (text: string): Change => ({ ...note(1, text), side: 'is' });
const look = (where: string): Change => ({ ...fresh('it looks different'), kind: 'look', where });
const journey = (title: string, ...changes: Change[]) => ({
  ...{ title, place: title, scripts: [], unread: [], changes },
});
const titlesOf = (...played: Parameters<typeof unsureJourneys>[0]) =>
  unsureJourneys(played).map(({ title }) => title);

it('what two journeys saw is certain; a journey that saw something alone is played again', () => {
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
])('a changed look in %s', (_, changes, unsure) => {
  const others = [journey('b', fresh('Buy')), journey('c', fresh('Buy'))];
  expect(titlesOf(journey('a', ...changes), ...others)).toEqual(unsure);
});

describe('of a journey that was played twice', () => {
  const first = journey('a', fresh('Buy'), look('390 px'), look('1440 px'));

  it('only what changed each time counts, and the windows in which it looked different each time', () => {
    const again = journey('a', fresh('Order'), fresh('Buy'), look('390 px'));
    expect(inBoth(first, again).changes).toEqual([fresh('Buy'), look('390 px')]);
  });

  it('and failed once, the failure is chance, and all that the other run saw counts', () => {
    const failed = { ...journey('a'), failure: 'Timeout' };
    expect(inBoth(failed, first)).toEqual(first);
    expect(inBoth(first, failed)).toEqual(first);
    expect(inBoth(failed, failed).failure).toBe('Timeout');
  });
});

describe('a journey, compared with what is live,', () => {
  const played = (...notes: Note[]): Recording => ({
    title: 'a',
    place: 'a',
    scripts: [],
    unread: [],
    notes,
  });
  const textsOf = (live: readonly Note[], candidate: Recording) =>
    comparedWith([played(...live)], candidate).changes.map(({ side, text }) => `${side} ${text}`);

  it('that fails earlier is compared up to there', () => {
    const live = [note(1, 'Pies'), note(2, 'Cart'), note(3, 'Thanks')];
    const failed = { ...played(note(1, 'Tarts'), note(2, 'Cart')), failure: 'Timeout' };
    expect(textsOf(live, failed)).toEqual(['was Pies', 'is Tarts']);
  });

  it('that passes with one action less is compared to its end; one that failed had no time for its mail', () => {
    const mail = (step: number, text: string) => note(step, text, { kind: 'mail', where: '' });
    const live = [note(1, 'Pies'), note(2, 'Cart'), mail(3, 'Quantity: 2')];
    const candidate = played(note(1, 'Pies'), mail(2, 'Quantity: 1'));
    expect(textsOf(live, candidate)).toEqual(['was Cart', 'was Quantity: 2', 'is Quantity: 1']);
    expect(textsOf(live, { ...candidate, failure: 'Timeout' })).toEqual([]);
  });

  it('looks different only from what is live now', () => {
    const odd = note(1, 'it looks different', { kind: 'look' });
    expect(textsOf([note(1, 'Pies'), odd], played(note(1, 'Pies')))).toEqual([]);
    expect(textsOf([note(1, 'Pies'), odd], played(note(1, 'Pies'), odd))).toEqual([
      'is it looks different',
    ]);
  });
});
