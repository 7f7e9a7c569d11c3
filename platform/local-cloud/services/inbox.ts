import { resolve } from 'node:path';
import { childService } from '../child-service';
import { loopbackUrl, type CloudContext } from '../context';
import { answers, type Service } from '../service';

/** Whether the inbox's web page answers on the port. */
export function isInboxAnswering(port: number): Promise<boolean> {
  return answers(`${loopbackUrl(port)}/config`, (body) => body.includes('smtpPort'));
}

/**
 * The owner's inbox: maildev receives email by SMTP and shows it on a web page.
 * It runs as a separate process, because inside this one it would handle Ctrl-C and could not be started twice.
 */
export function inboxService(context: CloudContext): Service {
  const { smtp, inbox } = context.ports;
  return childService(
    context,
    'inbox',
    ['smtp', 'inbox'],
    () => isInboxAnswering(inbox),
    () => ({
      title: "The owner's inbox (maildev)",
      command: process.execPath,
      args: [
        resolve(context.root, 'node_modules/maildev/bin/maildev'),
        ...['--smtp', String(smtp), '--web', String(inbox), '--ip', '127.0.0.1', '--silent'],
        ...['--mail-directory', resolve(context.stateDirectory, 'inbox')],
      ],
      cwd: context.root,
    }),
  );
}
