import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort, HOME } from '../base';
import { temporaryFolder } from '../jest/testing/temporary-folder';
import { startChild } from './child-process';

const folder = temporaryFolder();
const never = new AbortController().signal;

const isUp = (port: number) =>
  fetch(`http://127.0.0.1:${String(port)}`).then(
    () => true,
    () => false,
  );
const server = (port: number) =>
  `require('node:http').createServer((_, response) => response.end()).listen(${String(port)}, '127.0.0.1')`;
const planOf = (script: string) => ({
  title: 'The program',
  command: process.execPath,
  args: ['-e', script],
  cwd: folder.at(),
  logFile: folder.at('logs/program.log'),
});

const start = (script: string, unwanted = never, isReady = () => Promise.resolve(false)) =>
  startChild({ ...planOf(script), unwanted, isReady });

describe('a separate program of the local cloud', () => {
  it('counts as started once it answers, and can be stopped more than once', async () => {
    const port = await freePort();
    const { stop } = await start(server(port), never, () => isUp(port));
    await Promise.all([stop(), stop()]);
    expect(await isUp(port)).toBe(false);
  });

  it.each([
    ['that ends when it is stopped', 'process.exit()'],
    ['that does not end by itself', 'undefined'],
  ])(
    '%s ends together with everything that it started',
    async (_title, answer) => {
      const port = await freePort();
      const grandchild = JSON.stringify(`process.on('SIGTERM', () => undefined); ${server(port)}`);
      const script = `
      process.on('SIGTERM', () => ${answer});
      require('node:child_process').spawn(process.execPath, ['-e', ${grandchild}]);`;
      const { stop } = await start(script, never, () => isUp(port));
      await stop();
      while (await isUp(port)) await pause(50);
    },
    20_000,
  );

  it('that ends while it starts reports why, with the end of its log', async () => {
    await expect(start('console.log("no room"); process.exit(3)')).rejects.toThrow(
      /^The program ended with code 3 while starting\. The end of .*program\.log:\n {4}no room$/,
    );
  });

  it('that does not answer is stopped', async () => {
    jest.spyOn(Date, 'now').mockReturnValueOnce(0);
    await expect(start('setInterval(() => undefined, 1000)')).rejects.toThrow(
      'The program has not answered for 15 min 0 s.',
    );
  });

  it('that is stopped while it starts does not start', async () => {
    await expect(
      start('setInterval(() => undefined, 1000)', AbortSignal.timeout(200)),
    ).rejects.toThrow('The program was stopped while it started.');
  });

  it.each([
    ['runs', ''],
    ['is being stopped', 'void stop();'],
  ])('is killed together with the local cloud while it %s', async (_title, then) => {
    const port = await freePort();
    const code = `
      const { startChild } = await import('./platform/local-cloud/child-process.ts');
      const isReady = () => fetch('http://127.0.0.1:${String(port)}').then(() => true, () => false);
      const unwanted = new AbortController().signal;
      const deaf = ${JSON.stringify(planOf(`process.on('SIGTERM', () => 0); ${server(port)}`))};
      const { stop } = await startChild({ ...deaf, isReady, unwanted });
      ${then}
      console.log('started');`;
    const args = ['--import', 'tsx', '--input-type=module', '-e', code];
    const cloud = spawn(process.execPath, args, {
      cwd: HOME,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(cloud.stdout, 'data');
    expect(await isUp(port)).toBe(true);
    cloud.kill('SIGKILL');
    while (await isUp(port)) await pause(50);
  });
});
