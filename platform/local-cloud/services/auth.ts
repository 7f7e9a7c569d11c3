import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { freePort, messageOf, printRemark } from '../../base';
import { firebaseProgram, firebaseWithoutLogin } from '../../setup';
import { childService } from '../child-service';
import type { CloudContext } from '../context';
import { deliver } from '../email/deliver';
import { resetMail } from '../email/reset-mail';
import type { Service } from '../service';

/** Firebase's Auth emulator. It keeps accounts in memory. Its emails go to the local inbox. */
export function authService(context: CloudContext): Service {
  return childService(context, 'auth', async () => {
    const directory = resolve(context.stateDirectory, 'auth');
    mkdirSync(directory, { recursive: true });
    const host = '127.0.0.1';
    // The emulator also starts a hub and a log server, which are not used here.
    const other = () => freePort({ exclude: Object.values(context.ports) });
    const emulators = {
      auth: { host, port: context.ports.auth },
      hub: { host, port: await other() },
      logging: { host, port: await other() },
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
      echo: (line: string) => {
        const mail = resetMail(line, context.site.business.name, context.projectId);
        if (!mail) return;
        deliver(mail, context.ports).catch((error: unknown) => {
          printRemark(`The password reset email did not reach the inbox: ${messageOf(error)}`);
        });
      },
      // The emulator reads its configuration from here and writes its debug log here.
      cwd: directory,
      env: firebaseWithoutLogin(directory),
    };
  });
}
