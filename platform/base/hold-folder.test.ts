import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../jest/testing/temporary-folder';
import { holdFolder } from './hold-folder';

const { at, write } = temporaryFolder();
const hold = () => holdFolder(at(), 'gate');

it.each([
  ['is empty after a power failure', ''],
  ['belonged to a killed process with the same id', String(process.pid)],
])('a folder whose lock %s can be locked, but only once', (_case, left) => {
  write('lock', left);
  const free = hold();
  expect(hold).toThrow(
    `Another gate is running in this checkout (process ${String(process.pid)}): stop it`,
  );
  free();
  hold()();
  expect(fs.readdirSync(at())).toEqual([]);
});

it('a lock appears with its whole content or not at all, because an empty one would look stale', () => {
  const { writeFileSync } = fs;
  jest.spyOn(fs, 'writeFileSync').mockImplementationOnce((path) => {
    writeFileSync(path, '');
    throw new Error('the disk is full');
  });
  expect(hold).toThrow('the disk is full');
  expect(fs.readdirSync(at())).toEqual([]);
});

it('of several processes that find the lock of a killed one at the same time, one gets the folder, and the others learn which', async () => {
  const folders = Array.from({ length: 300 }, (_, at) => String(at));
  // This id belongs to no process.
  for (const folder of folders) write(`${folder}/lock`, '99999999');
  const code = `
    import { holdFolder } from ${JSON.stringify(join(__dirname, 'hold-folder.ts'))};
    const said = [];
    process.stdin.once('data', (start) => {
      ${JSON.stringify(folders.map((folder) => at(folder)))}.forEach((folder, at) => {
        while (Date.now() < Number(start) + 2 * at);
        try {
          holdFolder(folder, 'gate');
          said.push('held');
        } catch (error) {
          said.push(error.message);
        }
      });
      console.log(JSON.stringify(said));
    });
    console.log('ready');
    // The locks must not look stale before the others have tried, too.
    process.stdin.on('end', () => process.exit());`;
  const args = ['--import', 'tsx', '--input-type=module', '-e', code];
  const children = [1, 2, 3].map(() =>
    spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] }),
  );
  const output = () => Promise.all(children.map(({ stdout }) => once(stdout, 'data')));
  await output();
  const ended = output();
  for (const { stdin } of children) stdin.write(String(Date.now() + 20));
  const said = (await ended).map((data): string[] => JSON.parse(String(data)));
  for (const { stdin } of children) stdin.end();
  const holders = folders.map((_, at) => said.filter((one) => one[at] === 'held').length);
  expect(holders).toEqual(folders.map(() => 1));
  for (const index of folders.keys()) {
    const winner = said.findIndex((one) => one[index] === 'held');
    const loser = `(process ${String(children[winner]?.pid)}): stop it`;
    for (const one of said) if (one !== said[winner]) expect(one[index]).toContain(loser);
  }
});
