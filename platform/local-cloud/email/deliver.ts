import type { SendMailOptions } from 'nodemailer';
import type { Ports } from '../ports';

/**
 * Puts an email into the local inbox.
 * @throws the error of the mail server.
 */
export async function deliver(mail: SendMailOptions, ports: Ports): Promise<void> {
  // The import is here because most importers of this room never send email.
  const { createTransport } = await import('nodemailer');
  const inbox = { host: '127.0.0.1', port: ports.smtp, secure: false, ignoreTLS: true };
  await createTransport(inbox).sendMail(mail);
}
