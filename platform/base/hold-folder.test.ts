import fs from 'node:fs';
import { temporaryFolder } from '../jest/testing/temporary-folder';
import { holdFolder } from './hold-folder';

const { at, write } = temporaryFolder();
const hold = () => holdFolder(at(), 'gate');

it.each([
  ['is empty after a power failure', ''],
  ['belonged to a killed process with the same id', String(process.pid)],
])('a folder whose lock %s can be held, once', (_case, left) => {
  write('lock', left);
  const free = hold();
  expect(hold).toThrow(
    `Another gate is running in this checkout (process ${String(process.pid)}): stop it`,
  );
  free();
  hold()();
  expect(fs.readdirSync(at())).toEqual([]);
});

it('a lock is there with its whole content or not at all: an empty one would look stale', () => {
  const { writeFileSync } = fs;
  jest.spyOn(fs, 'writeFileSync').mockImplementationOnce((path) => {
    writeFileSync(path, '');
    throw new Error('the disk is full');
  });
  expect(hold).toThrow('the disk is full');
  expect(fs.readdirSync(at())).toEqual([]);
});
