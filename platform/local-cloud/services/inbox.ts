import { resolve } from 'node:path';
import { packageFile, root } from '../../base';
import { childService, type CloudContext, type Service } from '../service';

/**
 * The owner's inbox: maildev receives email by SMTP and shows it on a web page.
 * It runs as a separate process, because inside this one it would handle Ctrl-C and could not be started twice.
 */
export function inboxService(context: CloudContext): Service {
  const { stateDirectory, ports } = context;
  return childService(context, 'inbox', () => ({
    command: process.execPath,
    args: [
      packageFile('maildev/bin/maildev'),
      ...['--smtp', String(ports.smtp), '--web', String(ports.inbox)],
      ...['--ip', '127.0.0.1', '--silent'],
      ...['--mail-directory', resolve(stateDirectory, 'inbox')],
    ],
    cwd: root,
  }));
}
