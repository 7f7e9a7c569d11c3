import type { Note } from '../recording/notes';
import type { Difference } from './differences';
import { comparedWith, inBoth, unsureJourneys } from './seen';

const difference = (change: Partial<Difference> = {}): Difference => ({
  ...{ kind: 'words', module: 'menu-mfe', about: 'Danish', was: 'Add', is: 'Buy', where: ['/'] },
  ...change,
});
const journey = (title: string, ...differences: Difference[]) => ({
  ...{ title, place: title, scripts: [], unread: [], differences },
});
const look = (change: Partial<Difference> = {}) =>
  difference({ kind: 'look', was: undefined, is: 'it looks different', ...change });
const titlesOf = (...played: Parameters<typeof unsureJourneys>[0]) =>
  unsureJourneys(played).map(({ title }) => title);

it('what two journeys saw is no chance; what only one saw is looked at again', () => {
  const seen = [journey('a', difference()), journey('b', difference())];
  expect(titlesOf(...seen)).toEqual([]);
  expect(titlesOf(...seen, journey('c', difference(), difference({ is: 'Order' })))).toEqual(['c']);
});

it.each([
  ['fails', { failure: 'Timeout' }],
  ['did not read a page', { unread: ['/cart'] }],
])('a journey that %s is played again', (_, what) => {
  expect(titlesOf({ ...journey('a'), ...what })).toEqual(['a']);
});

it.each([
  ['one window', [look()], ['a']],
  ['two windows', [look({ where: ['390 px', '1440 px'] })], []],
  ['one window, with words that another journey saw change', [look(), difference()], ['a']],
])('another look in %s', (_, differences, unsure) => {
  const others = [journey('b', difference()), journey('c', difference())];
  expect(titlesOf(journey('a', ...differences), ...others)).toEqual(unsure);
});

describe('of a journey that was played twice', () => {
  const first = journey('a', difference(), difference({ is: 'Order' }));

  it('only what differs each time counts', () => {
    expect(inBoth(first, journey('a', difference())).differences).toEqual([difference()]);
  });

  it('and failed once, that is chance, and all that the other one saw counts', () => {
    const failed = { ...journey('a'), failure: 'Timeout' };
    expect(inBoth(failed, first)).toEqual(first);
    expect(inBoth(first, failed)).toEqual(first);
    expect(inBoth(failed, failed).failure).toBe('Timeout');
  });

  it('only the windows in which it looked different each time count', () => {
    const windows = (...where: string[]) => journey('a', look({ where }));
    const both = inBoth(windows('390 px', '1440 px'), windows('390 px'));
    expect(both.differences).toEqual([look({ where: ['390 px'] })]);
  });
});

describe('a journey beside what is live', () => {
  const note = (step: number, text: string, change: Partial<Note> = {}): Note => ({
    ...{ step, where: '/', module: 'menu-mfe', kind: 'words', about: '', isGone: false, text },
    ...change,
  });
  const played = (...notes: Note[]) => ({ title: 'a', place: 'a', scripts: [], unread: [], notes });
  const textsOf = (live: readonly Note[], ...candidate: Note[]) =>
    comparedWith([played(...live)], played(...candidate)).differences.map(({ was, is }) => [
      was,
      is,
    ]);

  it('that fails earlier is compared up to there', () => {
    const live = [played(note(1, 'Pies'), note(2, 'Cart'), note(3, 'Thanks'))];
    const failed = { ...played(note(1, 'Tarts'), note(2, 'Cart')), failure: 'Timeout' };
    expect(comparedWith(live, failed).differences).toMatchObject([{ was: 'Pies', is: 'Tarts' }]);
  });

  it('and comes through with an action less is compared to its end; one that failed had no time for its mail', () => {
    const mail = (step: number, text: string) => note(step, text, { kind: 'mail', where: '' });
    const live = [note(1, 'Pies'), note(2, 'Cart'), mail(3, 'Quantity: 2')];
    const candidate = played(note(1, 'Pies'), mail(2, 'Quantity: 1'));
    expect(comparedWith([played(...live)], candidate).differences).toMatchObject([
      { was: 'Quantity: 2', is: undefined },
      { was: undefined, is: 'Quantity: 1' },
      { was: 'Cart', is: undefined },
    ]);
    const failed = { ...candidate, failure: 'Timeout' };
    expect(comparedWith([played(...live)], failed).differences).toEqual([]);
  });

  it('looks different only from what is live now', () => {
    const odd = note(1, 'it looks different', { kind: 'look' });
    expect(textsOf([note(1, 'Pies'), odd], note(1, 'Pies'))).toEqual([]);
    expect(textsOf([note(1, 'Pies'), odd], note(1, 'Pies'), odd)).toEqual([
      [undefined, 'it looks different'],
    ]);
  });
});
