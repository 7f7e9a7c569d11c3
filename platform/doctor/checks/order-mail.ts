import { adviceFor } from '../emailjs-answers';
import { findingsAbout, type Finding } from '../finding';
import { post, type Reply } from '../http-request';
import type { Target } from '../target';

const { ok, warning, problem } = findingsAbout('Order email');

/** No EmailJS account has these ids. */
const NO_SERVICE = 'no_such_service';
const NO_TEMPLATE = 'no_such_template';

/**
 * Tries the EmailJS ids one by one, each followed by a wrong one, so that no email is sent. Only a real email can prove
 * the template's id and the mail account.
 */
export async function checkOrderMail(target: Target): Promise<Finding[]> {
  const { publicKey, serviceId } = target.site.emailjs;
  const first = await tryIds(target, publicKey, NO_SERVICE);
  if (isAbout('service', first)) {
    const second = await tryIds(target, publicKey, serviceId);
    return [ok('EmailJS knows emailjs.publicKey.'), describeService(second), TEMPLATE];
  }
  return [describeFailure(first), TEMPLATE];
}

const TEMPLATE = warning(
  'Whether emailjs.templateId and the mail account work cannot be checked without sending an email.',
  'Send one: npm run doctor -- --order.',
);

/** EmailJS checks the key first, then the service, then the template. */
function tryIds({ services, shop }: Target, key: string, service: string): Promise<Reply> {
  const body = { user_id: key, service_id: service, template_id: NO_TEMPLATE, template_params: {} };
  return post(`${services.email}/api/v1.0/email/send`, body, { Origin: shop });
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
