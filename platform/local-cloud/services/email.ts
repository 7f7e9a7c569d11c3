import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { CliError, messageOf, readSiteConfig, root } from '../../base';
import { answerText, parseJson } from '../../hosting';
import { deliver } from '../email/deliver';
import { fillOrderMail, parseTemplateSettings } from '../email/order-mail';
import { checkSendRequest, type Answer, type EmailAccount } from '../email/send-request';
import { type CloudContext, httpService, type Service } from '../service';

async function readTemplate() {
  const directory = resolve(root, 'cart-mfe/order-email');
  const read = (file: string) => readFile(resolve(directory, file), 'utf8');
  try {
    return {
      html: await read('template.html'),
      settings: parseTemplateSettings(JSON.parse(await read('settings.json'))),
    };
  } catch (error) {
    throw new CliError(
      `The order email's template in ${directory} cannot be used: ${messageOf(error)}`,
    );
  }
}

/** Answers like EmailJS's send endpoint: fills the owner's real template and sends the email to the local inbox. */
export function emailService({ ports, siteConfig }: CloudContext): Service {
  /** Read for each order, because the file may change while `npm run dev` runs. */
  async function readAccount(): Promise<EmailAccount> {
    const { emailjs, owner } = await readSiteConfig(root, siteConfig);
    return { ...emailjs, recipient: owner.email };
  }

  async function send(body: unknown): Promise<Answer> {
    const account = await readAccount();
    const checked = checkSendRequest(body, account);
    if (!checked.isAccepted) return checked.answer;
    try {
      await deliver(fillOrderMail(await readTemplate(), checked.params, account.recipient), ports);
      return { status: 200, text: 'OK' };
    } catch (error) {
      // The real service answers 412 with the mail server's message.
      return { status: 412, text: `SMTP: ${messageOf(error)}` };
    }
  }

  return httpService(ports, 'email', async () => {
    await readTemplate();
    await readAccount();
    return async (request, response) => {
      // The real service accepts requests from any page, because a key identifies the account.
      response.setHeader('Access-Control-Allow-Origin', '*');
      if (request.method === 'OPTIONS') {
        response.writeHead(204, {
          'Access-Control-Allow-Methods': 'POST, OPTIONS',
          'Access-Control-Allow-Headers':
            request.headers['access-control-request-headers'] ?? 'content-type',
          'Access-Control-Max-Age': '600',
        });
        response.end();
      } else if (request.method === 'POST' && request.url === '/api/v1.0/email/send') {
        const answer = await send(parseJson(await text(request)));
        answerText(response, answer.status, answer.text);
      } else {
        answerText(response, 404, 'Not Found');
      }
    };
  });
}
