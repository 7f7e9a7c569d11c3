import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import { messageOf, root } from '../../platform/base';
import { answerText, parseJson } from '../../platform/hosting';
import type { LocalShop } from '../../platform/shop';
import { readSiteConfig } from '../../shell/tools/site-config';
import { fillOrderMail, readTemplate } from './order-mail';

/**
 * EmailJS refuses more than 50 kB of variables: https://www.emailjs.com/docs/user-guide/dynamic-variables-templates/
 */
const VARIABLES_LIMIT_BYTES = 50_000;

const RequestSchema = v.object({ template_params: v.record(v.string(), v.unknown()) });

/** Answers like EmailJS's send endpoint: fills the owner's real template and sends the email to the local inbox. */
export const mailService: NonNullable<LocalShop['mailService']> = async (
  siteConfig,
  ownAddress,
  deliver,
) => {
  const { owner } = await readSiteConfig(root, siteConfig);

  async function send(body: unknown, shop: string): Promise<{ status: number; text: string }> {
    const request = v.safeParse(RequestSchema, body);
    if (!request.success) return { status: 400, text: 'Bad Request' };
    const { template_params: params } = request.output;
    if (Buffer.byteLength(JSON.stringify(params)) > VARIABLES_LIMIT_BYTES)
      return { status: 413, text: 'Variables size limit. Maximum allowed variables size is 50Kb' };
    try {
      await deliver(fillOrderMail(await readTemplate(shop), params, owner.email));
      return { status: 200, text: 'OK' };
    } catch (error) {
      // The real service answers 412 with the mail server's message.
      return { status: 412, text: `SMTP: ${messageOf(error)}` };
    }
  }

  await readTemplate('');
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
      // In tests, several sites share this service.
      const answer = await send(
        parseJson(await text(request)),
        request.headers.origin ?? ownAddress,
      );
      answerText(response, answer.status, answer.text);
    } else {
      answerText(response, 404, 'Not Found');
    }
  };
};
