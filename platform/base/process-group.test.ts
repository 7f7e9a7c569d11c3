import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { endGroup } from './process-group';

const untilSignalled = (answer: string) =>
  `process.on('SIGTERM', () => ${answer}); setInterval(() => undefined, 1000);`;
const READY = 'console.log(1);';
const POLITE = untilSignalled('process.exit(3)');
const DEAF = untilSignalled('undefined') + READY;

/** A program in a process group of its own, once something in it is ready. */
async function started(script: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['-e', script], {
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await once(child.stdout, 'data');
  return child;
}

describe('a program that is ended', () => {
  it('ends by itself when it can', async () => {
    const child = await started(POLITE + READY);
    await endGroup(child, 20_000);
    expect(child.exitCode).toBe(3);
  });

  it('is killed when it does not end in time', async () => {
    const child = await started(DEAF);
    await endGroup(child, 100);
    expect(child.signalCode).toBe('SIGKILL');
  });

  it('ends the programs that it started, too', async () => {
    const grandchild = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(DEAF)}], { stdio: 'inherit' });`;
    const child = await started(POLITE + grandchild);
    // The grandchild holds the other end as long as it runs.
    const closed = once(child, 'close');
    await endGroup(child, 20_000);
    await closed;
    expect(child.exitCode).toBe(3);
  });
});
