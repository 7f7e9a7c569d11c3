import { resolve } from 'node:path';
import { messageOf, printRemark } from '../../base';
import { firebaseEmulator } from '../../setup';
import { deliver } from '../email/deliver';
import { resetMail } from '../email/reset-mail';
import { childService, type CloudContext, type Service } from '../service';

/** Firebase's Auth emulator. It keeps accounts in memory. Its emails go to the local inbox. */
export function authService(context: CloudContext): Service {
  const { ports, projectId, site, stateDirectory } = context;
  return childService(context, 'auth', async () => ({
    ...(await firebaseEmulator('auth', ports.auth, projectId, resolve(stateDirectory, 'auth'))),
    echo: (line) => {
      const mail = resetMail(line, site.business.name, projectId);
      if (!mail) return;
      deliver(mail, ports).catch((error: unknown) => {
        printRemark(`The password reset email did not reach the inbox: ${messageOf(error)}`);
      });
    },
  }));
}
