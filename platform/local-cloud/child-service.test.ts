import { once } from 'node:events';
import { createServer } from 'node:http';
import { CliError, freePort } from '../base';
import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { temporaryFolder } from '../jest/testing/temporary-folder';
import { record } from '../modules';
import { childService } from './child-service';
import { PORT_NAMES, takenPortMessage } from './ports';

const folder = temporaryFolder();

/** A program that waits, then answers like the inbox. */
const answerAfter = (ms: number, port: number) =>
  `setTimeout(() => require('node:http').createServer((_, response) => response.end('smtpPort')).listen(${String(port)}, '127.0.0.1'), ${String(ms)});`;

/** Starts the service `inbox`, played by a script. */
function startInbox(
  script: string,
  port: number,
  {
    silenceLimitMs,
    unwanted = new AbortController().signal,
  }: { silenceLimitMs?: number; unwanted?: AbortSignal } = {},
) {
  const context = {
    root: folder.at(),
    siteConfig: '',
    site: testSiteConfig,
    projectId: testSiteConfig.firebase.projectId,
    stateDirectory: folder.at(),
    ports: record(PORT_NAMES, (name) => (name === 'inbox' ? port : 0)),
    onExit: () => undefined,
  };
  return childService(context, 'inbox', () => ({
    title: 'The program',
    command: process.execPath,
    args: ['-e', script],
    cwd: folder.at(),
    ...(silenceLimitMs !== undefined && { silenceLimitMs }),
  }))(unwanted);
}

describe('a service that is a separate program', () => {
  it('whose port was taken since the check says which port, and which variable moves it', async () => {
    const stranger = createServer((_, response) => response.end('hello'));
    stranger.listen(0, '127.0.0.1');
    await once(stranger, 'listening');
    const address = stranger.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const script = `require('node:net').createServer().listen(${String(port)}, '127.0.0.1');`;
    await expect(startInbox(script, port)).rejects.toThrow(
      new CliError(takenPortMessage('inbox', port)),
    );
    stranger.close();
  });

  it('has more time as long as it prints', async () => {
    const port = await freePort();
    const script = `setInterval(() => console.log('building'), 100); ${answerAfter(3000, port)}`;
    const { stop } = await startInbox(script, port, { silenceLimitMs: 2000 });
    await stop();
    await stop();
  });

  it('is given up when it neither answers nor prints', async () => {
    const script = 'setInterval(() => undefined, 1000);';
    await expect(startInbox(script, await freePort(), { silenceLimitMs: 500 })).rejects.toThrow(
      'The program has neither answered nor printed anything for 0.5 s.',
    );
  });

  it('that is stopped while it starts does not start', async () => {
    const port = await freePort();
    const unwanted = AbortSignal.timeout(200);
    await expect(startInbox(answerAfter(5000, port), port, { unwanted })).rejects.toThrow(
      'The program was stopped while it started.',
    );
  });
});
