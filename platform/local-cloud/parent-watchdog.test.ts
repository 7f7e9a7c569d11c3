import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { startParentWatchdog } from './parent-watchdog';

let children: ChildProcess[] = [];
const startChild = () => {
  const args = ['-e', 'setTimeout(() => undefined, 30_000)'];
  const child = spawn(process.execPath, args, { detached: true, stdio: 'ignore' });
  children.push(child);
  return child;
};
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  children = [];
});

it('When the local cloud is gone, its remaining child processes are killed, and no others', async () => {
  const watchdog = startParentWatchdog();
  const [left, forgotten] = [startChild(), startChild()];
  for (const { pid = 0 } of [left, forgotten]) watchdog.watch(pid);
  watchdog.forget(forgotten.pid ?? 0);
  // Closes the pipe, as the end of this process would.
  watchdog.close();
  expect(await once(left, 'exit')).toEqual([null, 'SIGKILL']);
  await pause(100);
  expect(forgotten.signalCode).toBeNull();
});
