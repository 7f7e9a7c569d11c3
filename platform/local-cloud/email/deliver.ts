import type { Ports } from '../ports';

export interface Mail {
  from: { name: string; address: string };
  to: string;
  replyTo?: string;
  subject: string;
  html: string;
}

/**
 * Puts an email into the local inbox.
 * @throws the error of the mail server.
 */
export async function deliver(mail: Mail, ports: Ports): Promise<void> {
  // Imported here because most importers of this room never send email.
  const { createTransport } = await import('nodemailer');
  const inbox = { host: '127.0.0.1', port: ports.smtp, secure: false, ignoreTLS: true };
  await createTransport(inbox).sendMail(mail);
}
