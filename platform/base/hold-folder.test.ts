import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../jest/testing/temporary-folder';
import { holdFolder } from './hold-folder.js';

const { at } = temporaryFolder();
const hold = (path = at()) => holdFolder(path, 'gate');

it('only one process holds a folder, whatever the folder is called, until it frees it', async () => {
  const free = await hold();
  symlinkSync(at(), at('same'));
  for (const path of [at(), at('same')])
    await expect(hold(path)).rejects.toThrow(
      `Another gate is running in this checkout (process ${String(process.pid)}): stop it`,
    );
  free();
  free();
  (await hold())();
});

it('a process that is killed frees its folder, and until then others learn which it is', async () => {
  const code = `
    import { holdFolder } from ${JSON.stringify(join(__dirname, 'hold-folder.js'))};
    await holdFolder(${JSON.stringify(at())}, 'gate');
    console.log('held');
    process.stdin.resume();`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  await expect(hold()).rejects.toThrow(`(process ${String(child.pid)})`);
  child.kill('SIGKILL');
  await once(child, 'exit');
  (await hold())();
});
