import type { SiteConfig } from '@simmer/shared/config';
import { adviceFor } from '../../../../cart-mfe/tools/emailjs-answers';
import { findingsAbout, type Finding } from '../finding';
import { post, type Reply } from '../http-request';

const { ok, warning, problem } = findingsAbout('Order email');

/** No EmailJS account has these ids. */
const NO_SERVICE = 'no_such_service';
const NO_TEMPLATE = 'no_such_template';

/**
 * Tries the EmailJS ids one by one, each followed by a wrong one, so that no email is sent. Only a real email can prove
 * the template's id and the mail account.
 */
export async function checkOrderMail(site: SiteConfig): Promise<Finding[]> {
  const first = await tryService(site, NO_SERVICE);
  if (isAbout('service', first)) {
    const second = await tryService(site, site.emailjs.serviceId);
    return [ok('EmailJS knows emailjs.publicKey.'), describeService(second), TEMPLATE];
  }
  return [describeFailure(first), TEMPLATE];
}

const TEMPLATE = warning(
  'Whether emailjs.templateId and the mail account work cannot be checked without sending an email.',
  'Send one: npm run doctor -- --order.',
);

/** EmailJS checks the key first, then the service, then the template. */
function tryService({ business, emailjs }: SiteConfig, service: string): Promise<Reply> {
  const ids = { user_id: emailjs.publicKey, service_id: service, template_id: NO_TEMPLATE };
  const body = { ...ids, template_params: {} };
  return post('https://api.emailjs.com/api/v1.0/email/send', body, {
    Origin: new URL(business.url).origin,
  });
}

function isAbout(part: 'service' | 'template', reply: Reply): boolean {
  return reply.isAnswered && new RegExp(`${part} ID not found`, 'i').test(reply.text);
}

function describeService(reply: Reply): Finding {
  return isAbout('template', reply)
    ? ok('EmailJS knows emailjs.serviceId.')
    : describeFailure(reply);
}

function describeFailure(reply: Reply): Finding {
  if (!reply.isAnswered)
    return problem(
      `EmailJS cannot be reached: ${reply.reason}.`,
      'Check the connection of this machine. Until EmailJS answers, guests have to copy or email their order.',
    );
  const { isOurFault, advice } = adviceFor(reply);
  const text = `EmailJS answers ${String(reply.status)}: ${reply.text}`;
  return isOurFault ? problem(text, advice) : warning(text, advice);
}
