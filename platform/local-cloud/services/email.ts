import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { CliError, messageOf, readSiteConfig } from '../../base';
import { answerJson, answerText, parseJson } from '../../hosting';
import { loopbackUrl, type CloudContext } from '../context';
import { deliver } from '../email/deliver';
import { fillOrderMail, parseTemplateSettings } from '../email/order-mail';
import {
  checkSendRequest,
  type Answer,
  type EmailAccount,
  type JournalEntry,
} from '../email/send-request';
import { httpService, type Service } from '../service';
import { SERVICE_TITLES } from '../services';

const SEND_PATH = '/api/v1.0/email/send';

async function readTemplate(root: string) {
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

/** Read for each order, because the file may change while `npm run dev` runs. */
async function readAccount({ root, siteConfig }: CloudContext): Promise<EmailAccount> {
  const { emailjs, owner } = await readSiteConfig(root, siteConfig);
  return { ...emailjs, recipient: owner.email };
}

/**
 * Answers like EmailJS's send endpoint: fills the owner's real template and sends the email to the local inbox.
 * @param hasControl adds `/__control`, where tests read and clear the requests.
 */
export function emailService(context: CloudContext, hasControl: boolean): Service {
  const { root, ports } = context;
  let requests: readonly JournalEntry[] = [];

  async function send(body: unknown): Promise<Answer> {
    const account = await readAccount(context);
    const checked = checkSendRequest(body, account);
    if (!checked.isAccepted) return checked.answer;
    try {
      const mail = fillOrderMail(await readTemplate(root), checked.params, account.recipient);
      await deliver(mail, ports);
      return { status: 200, text: 'OK' };
    } catch (error) {
      // The real service answers 412 with the mail server's message.
      return { status: 412, text: `SMTP: ${messageOf(error)}` };
    }
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', loopbackUrl(ports.email));
    if (hasControl && pathname === '/__control') {
      if (request.method === 'DELETE') requests = [];
      answerJson(response, 200, requests);
      return;
    }
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
    } else if (pathname === SEND_PATH && request.method === 'POST') {
      const body = parseJson(await text(request));
      const sent = await send(body);
      if (hasControl) requests = [...requests, { ...sent, body }];
      answerText(response, sent.status, sent.text);
    } else if (pathname === '/') {
      answerText(response, 200, SERVICE_TITLES.email);
    } else {
      answerText(response, 404, 'Not Found');
    }
  }

  return httpService(ports, 'email', async () => {
    await readTemplate(root);
    await readAccount(context);
    return answer;
  });
}
