import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import getPort from 'get-port';
import { firebaseProgram, firebaseWithoutLogin } from '../../setup';
import { childService } from '../child-service';
import type { CloudContext } from '../context';
import type { Service } from '../service';

/** Firebase's Auth emulator. It keeps accounts in memory. */
export function authService(context: CloudContext): Service {
  return childService(context, 'auth', async () => {
    const directory = resolve(context.stateDirectory, 'auth');
    mkdirSync(directory, { recursive: true });
    const host = '127.0.0.1';
    // The emulator also starts a hub and a log server, which we do not use.
    const emulators = {
      auth: { host, port: context.ports.auth },
      hub: { host, port: await getPort({ host }) },
      logging: { host, port: await getPort({ host }) },
      ui: { enabled: false },
      singleProjectMode: true,
    };
    writeFileSync(resolve(directory, 'firebase.json'), JSON.stringify({ emulators }));
    return {
      title: 'The Firebase Auth emulator',
      command: process.execPath,
      args: [
        firebaseProgram(context.root),
        ...['emulators:start', '--only', 'auth', '--project', context.projectId],
      ],
      // The emulator reads its configuration from here and writes its debug log here.
      cwd: directory,
      env: firebaseWithoutLogin(directory),
    };
  });
}
