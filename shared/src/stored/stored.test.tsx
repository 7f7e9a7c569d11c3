import { blockStorage, fillStorage } from '../testing/broken-storage';
import * as v from 'valibot';
import { muteConsole } from '../testing/mute-console';
import { stored } from './stored';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const WEEK_MS = 7 * DAY_MS;
const NOW = Date.UTC(2026, 10, 22);
const IN_2015 = Date.UTC(2015, 0, 1);
const IN_2035 = Date.UTC(2035, 0, 1);

const NoteSchema = v.object({ version: v.literal(1), savedAt: v.number(), text: v.string() });

const warn = muteConsole('warn');

const notes = (now = NOW) =>
  stored({ prefix: 'test:note/', maxAgeMs: WEEK_MS }, NoteSchema, () => now);
const note = (savedAt = NOW) => ({ version: 1, savedAt, text: 'milk' });
/** The ids that a page finds at that time. */
const found = (now: number) => [...(notes(now).read()?.keys() ?? [])];

it('what one page stores the next one reads, by its id, until it is removed', () => {
  notes().write('a', note());
  notes().write('b', { ...note(), text: 'eggs' });
  localStorage.setItem('another', JSON.stringify(note(0)));
  expect(notes().read()).toEqual(
    new Map([
      ['a', note()],
      ['b', { ...note(), text: 'eggs' }],
    ]),
  );
  notes().remove('a');
  expect(Object.keys(localStorage).sort()).toEqual(['another', 'test:note/b']);
  expect(warn).not.toHaveBeenCalled();
});

it.each(['{', 'null', '"milk"', JSON.stringify({ ...note(), version: 2, savedAt: undefined })])(
  'an unreadable value without a time is kept, however late it is: %s (case 80)',
  (text) => {
    localStorage.setItem('test:note/a', text);
    for (const now of [NOW, NOW + 2 * WEEK_MS, NOW + 4 * WEEK_MS]) expect(found(now)).toEqual([]);
    expect(localStorage.getItem('test:note/a')).toBe(text);
    expect(notes().parse(text)).toBeUndefined();
  },
);

it('a value that only another release can read is kept for as long as that release would', () => {
  const text = JSON.stringify({ ...note(), version: 2 });
  localStorage.setItem('test:note/a', text);
  expect(found(NOW + WEEK_MS)).toEqual([]);
  expect(localStorage.getItem('test:note/a')).toBe(text);
  found(NOW + WEEK_MS + 1);
  found(NOW + WEEK_MS + DAY_MS + 2);
  expect(localStorage).toHaveLength(0);
});

it('a value is forgotten after a week, but not before a day has shown that the clock is right', () => {
  notes().write('a', note());
  const firstLook = NOW + WEEK_MS + 1;
  for (const now of [NOW, NOW + WEEK_MS, firstLook, firstLook + DAY_MS])
    expect(found(now)).toEqual(['a']);
  expect(found(firstLook + DAY_MS + 1)).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

describe('a device whose clock was wrong loses nothing', () => {
  const wrong: [string, number][] = [
    ['behind', IN_2015],
    ['ahead', IN_2035],
  ];

  it.each(wrong)(
    'that it stored while the clock was %s, and keeps it for a week from then (case 81)',
    (_how, then) => {
      notes(then).write('a', note(then));
      for (const now of [then, NOW, NOW + WEEK_MS]) expect(found(now)).toEqual(['a']);
      expect(notes().read()?.get('a')).toEqual(note(NOW));
      found(NOW + WEEK_MS + 1);
      expect(found(NOW + WEEK_MS + DAY_MS + 2)).toEqual([]);
    },
  );

  it.each(wrong)('that it stored before, and looked at while it was %s (case 81)', (_how, then) => {
    notes().write('a', note());
    for (const now of [then, then + DAY_MS, NOW + HOUR_MS, then, NOW + 2 * HOUR_MS])
      expect(found(now)).toEqual(['a']);
  });

  it('even where there is no room left to note that (case 81)', () => {
    notes(IN_2015).write('a', note(IN_2015));
    fillStorage();
    expect(found(NOW)).toEqual(['a']);
  });

  it('and keeps everything that another release stored (case 81)', () => {
    localStorage.setItem('test:note/a', JSON.stringify({ ...note(IN_2035), version: 2, by: 'x' }));
    expect(found(NOW)).toEqual([]);
    expect(JSON.parse(localStorage.getItem('test:note/a') ?? '')).toEqual({
      ...note(NOW),
      version: 2,
      by: 'x',
    });
  });
});

it('where storage is blocked, nothing happens, and only the console says so', () => {
  blockStorage();
  notes().write('a', note());
  notes().remove('a');
  expect(notes().read()).toBeUndefined();
  expect(warn.mock.calls.map(([text]: unknown[]) => text)).toEqual([
    '[simmer/storage] test:note/ could not be stored.',
    '[simmer/storage] test:note/ could not be removed.',
    '[simmer/storage] test:note/ could not be read.',
  ]);
});
