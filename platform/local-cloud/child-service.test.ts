import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { CliError } from '../base';
import { type ChildCommand, childService } from './child-service';
import { portsFrom, takenPortMessage } from './ports';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'simmer-child-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** The service `inbox`, played by a script that is ready when it has written the file READY. */
function serviceOf(script: string, port: number, more: Partial<ChildCommand> = {}) {
  const context = {
    root: folder,
    stateDirectory: folder,
    ports: portsFrom(() => port),
    watchdog: { watch: () => undefined, forget: () => undefined, close: () => undefined },
    onExit: () => undefined,
  };
  const file = join(folder, 'program.cjs');
  writeFileSync(file, script);
  const isReady = () => Promise.resolve(existsSync(join(folder, 'READY')));
  return childService(context, 'program', ['inbox'], isReady, () => ({
    title: 'The program',
    command: process.execPath,
    args: [file],
    cwd: folder,
    ...more,
  }));
}

describe('a service that is a program of its own', () => {
  it('whose port was taken since the check says which port, and which variable moves it', async () => {
    const stranger = createServer().listen(0, '127.0.0.1');
    await once(stranger, 'listening');
    const address = stranger.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const script = `require('node:net').createServer().listen(${String(port)}, '127.0.0.1');`;
    try {
      await expect(serviceOf(script, port).start()).rejects.toThrow(
        new CliError(takenPortMessage('inbox', port)),
      );
    } finally {
      stranger.close();
    }
  });

  it('has more time as long as it prints', async () => {
    const service = serviceOf(
      `setInterval(() => console.log('building'), 100);
       setTimeout(() => require('node:fs').writeFileSync('READY', ''), 3000);`,
      await getPort(),
      { silenceLimitMs: 2000 },
    );
    await service.start();
    await service.stop();
  });

  it('is given up when it neither answers nor prints', async () => {
    const service = serviceOf('setInterval(() => undefined, 1000);', await getPort(), {
      silenceLimitMs: 500,
    });
    await expect(service.start()).rejects.toThrow(
      'The program has neither answered nor printed anything for 0.5 s.',
    );
  });
});
