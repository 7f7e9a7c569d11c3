import { text } from 'node:stream/consumers';
import * as v from 'valibot';
import { fillOrderMail, readTemplate } from '../../../cart-mfe/tools/order-mail';
import { messageOf } from '../../base';
import { answerText, parseJson } from '../../hosting';
import { moduleOrigin } from '../../modules';
import { deliver } from '../email/deliver';
import { type CloudContext, httpService, type Service } from '../service';

/**
 * EmailJS refuses more than 50 kB of variables: https://www.emailjs.com/docs/user-guide/dynamic-variables-templates/
 */
const VARIABLES_LIMIT_BYTES = 50_000;

const RequestSchema = v.object({ template_params: v.record(v.string(), v.unknown()) });

/** Answers like EmailJS's send endpoint: fills the owner's real template and sends the email to the local inbox. */
export function emailService({ ports, site }: CloudContext): Service {
  async function send(body: unknown, shop: string): Promise<{ status: number; text: string }> {
    const request = v.safeParse(RequestSchema, body);
    if (!request.success) return { status: 400, text: 'Bad Request' };
    const { template_params: params } = request.output;
    if (Buffer.byteLength(JSON.stringify(params)) > VARIABLES_LIMIT_BYTES)
      return { status: 413, text: 'Variables size limit. Maximum allowed variables size is 50Kb' };
    try {
      await deliver(fillOrderMail(await readTemplate(shop), params, site.owner.email), ports);
      return { status: 200, text: 'OK' };
    } catch (error) {
      // The real service answers 412 with the mail server's message.
      return { status: 412, text: `SMTP: ${messageOf(error)}` };
    }
  }

  return httpService(ports, 'email', async () => {
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
        const shop = request.headers.origin ?? moduleOrigin(ports.shell);
        const answer = await send(parseJson(await text(request)), shop);
        answerText(response, answer.status, answer.text);
      } else {
        answerText(response, 404, 'Not Found');
      }
    };
  });
}
