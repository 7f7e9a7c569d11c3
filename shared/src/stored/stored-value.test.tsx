import { blockStorage, fillStorage } from '../testing/broken-storage';
import * as v from 'valibot';
import { muteConsole } from '../testing/mute-console';
import { storedValue } from './stored-value';

const note = storedValue('test:note', v.object({ text: v.string() }), 'localStorage');
const warn = muteConsole('warn');

it('what one page stores the next one reads, until it is removed', () => {
  expect(note.get()).toBeUndefined();
  expect(note.set({ text: 'milk' })).toBe(true);
  expect(note.get()).toEqual({ text: 'milk' });
  expect(note.set(undefined)).toBe(true);
  expect(localStorage).toHaveLength(0);
  expect(warn).not.toHaveBeenCalled();
});

it.each(['', '{', 'null', '{"text":7}'])('%p counts as nothing, and is reported', (text) => {
  localStorage.setItem('test:note', text);
  expect(note.get()).toBeUndefined();
  expect(warn.mock.lastCall?.[0]).toBe('[simmer/storage] test:note could not be read.');
});

it.each([
  ['blocked', blockStorage],
  ['full', fillStorage],
])('where storage is %s, the caller learns that nothing was stored', (_what, fail) => {
  fail();
  expect(note.set({ text: 'milk' })).toBe(false);
  expect(note.get()).toBeUndefined();
  expect(warn.mock.calls[0]?.[0]).toBe('[simmer/storage] test:note could not be stored.');
});
