import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createTransport } from 'nodemailer';
import { CliError, messageOf, readSiteConfig } from '../../base';
import { loopbackUrl, type CloudContext } from '../context';
import { journal } from '../email/journal';
import { fillOrderMail, parseTemplateSettings } from '../email/order-mail';
import {
  checkSendRequest,
  type Answer,
  type EmailAccount,
  type TemplateParams,
} from '../email/send-request';
import {
  answerJson,
  answerText,
  listen,
  parseJson,
  readBody,
  type RunningServer,
} from '../../hosting';
import { takenPortMessage } from '../ports';
import { answers, type Service } from '../service';

const SEND_PATH = '/api/v1.0/email/send';
const NAME = 'EmailJS stand-in';
/** Far above the real service's limit, so that clients get its error and not ours. */
const BODY_LIMIT_BYTES = 5_000_000;

/** Whether the stand-in answers on the port. */
export function isEmailAnswering(port: number): Promise<boolean> {
  return answers(loopbackUrl(port), (body) => body === NAME);
}

async function readTemplate(root: string) {
  const directory = resolve(root, 'cart-mfe/order-email');
  try {
    return {
      html: await readFile(resolve(directory, 'template.html'), 'utf8'),
      settings: parseTemplateSettings(
        JSON.parse(await readFile(resolve(directory, 'settings.json'), 'utf8')),
      ),
    };
  } catch (error) {
    throw new CliError(
      `The order email's template in ${directory} cannot be used: ${messageOf(error)}`,
    );
  }
}

/**
 * Answers like EmailJS's send endpoint: fills the owner's real template and sends the email to the local inbox.
 * @param options.hasControl adds `/__control`, where tests read and clear the requests.
 */
export function emailService(context: CloudContext, options: { hasControl: boolean }): Service {
  const { root, ports } = context;
  const requests = journal();
  const transport = createTransport({
    host: '127.0.0.1',
    port: ports.smtp,
    secure: false,
    ignoreTLS: true,
  });
  let running: RunningServer | undefined;

  async function account(): Promise<EmailAccount> {
    const { emailjs, owner } = await readSiteConfig(root);
    return { ...emailjs, recipient: owner.email };
  }

  async function send(body: unknown): Promise<Answer> {
    const owner = await account();
    const checked = checkSendRequest(body, owner);
    if (!checked.isAccepted) return checked.answer;
    return deliver(checked.params, owner.recipient);
  }

  async function deliver(params: TemplateParams, recipient: string): Promise<Answer> {
    try {
      await transport.sendMail(fillOrderMail(await readTemplate(root), params, recipient));
      return { status: 200, text: 'OK' };
    } catch (error) {
      // The real service answers 412 with the mail server's message.
      return { status: 412, text: `SMTP: ${messageOf(error)}` };
    }
  }

  async function answerSend(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = await readBody(request, BODY_LIMIT_BYTES);
    const body = text === undefined ? undefined : parseJson(text);
    const receivedAt = new Date().toISOString();
    const answer = await send(body);
    requests.add({ receivedAt, status: answer.status, text: answer.text, body });
    answerText(response, answer.status, answer.text);
  }

  function answerControl(request: IncomingMessage, response: ServerResponse): void {
    if (request.method === 'DELETE') requests.clear();
    answerJson(response, 200, requests.list());
  }

  async function route(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', loopbackUrl(ports.email));
    if (options.hasControl && pathname === '/__control') {
      answerControl(request, response);
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
      await answerSend(request, response);
    } else if (pathname === '/') {
      answerText(response, 200, NAME);
    } else {
      answerText(response, 404, 'Not Found');
    }
  }

  return {
    ports: ['email'],
    start: async () => {
      if (running !== undefined) return;
      await readTemplate(root);
      await account();
      const listener = (request: IncomingMessage, response: ServerResponse) => {
        route(request, response).catch((error: unknown) => {
          if (!response.headersSent) answerText(response, 500, messageOf(error));
        });
      };
      running = await listen(ports.email, listener, takenPortMessage('email', ports.email));
    },
    stop: async () => {
      await running?.stop();
      running = undefined;
    },
  };
}
