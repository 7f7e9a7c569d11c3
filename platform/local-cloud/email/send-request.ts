import * as v from 'valibot';

/** The owner's EmailJS account. */
export type EmailAccount = {
  publicKey: string;
  serviceId: string;
  templateId: string;
  /** The To field of the owner's template. */
  recipient: string;
};

export type TemplateParams = Readonly<Record<string, unknown>>;
export type Answer = { status: number; text: string };

/**
 * EmailJS refuses more than 50 kB of variables: https://www.emailjs.com/docs/user-guide/dynamic-variables-templates/
 */
const VARIABLES_LIMIT_BYTES = 50_000;

const BodySchema = v.object({
  user_id: v.optional(v.string()),
  service_id: v.optional(v.string()),
  template_id: v.optional(v.string()),
  template_params: v.optional(v.unknown()),
});
const ParamsSchema = v.pipe(
  v.unknown(),
  // valibot accepts an array as a record.
  v.check((value) => !Array.isArray(value)),
  v.record(v.string(), v.unknown()),
);

const ADMIN = 'https://dashboard.emailjs.com/admin';

type CheckedRequest =
  { isAccepted: true; params: TemplateParams } | { isAccepted: false; answer: Answer };

function refuse(status: number, text: string): CheckedRequest {
  return { isAccepted: false, answer: { status, text } };
}

/**
 * Checks a body of POST /api/v1.0/email/send, in the same order as the real service. Of its messages, "… parameter is
 * required" is documented (https://www.emailjs.com/docs/rest-api/send/); the others are quoted in public bug reports.
 * @param body the parsed JSON.
 * @returns the template's variables, or the service's error.
 */
export function checkSendRequest(body: unknown, account: EmailAccount): CheckedRequest {
  const parsed = v.safeParse(BodySchema, body);
  if (!parsed.success) return refuse(400, 'Bad Request');
  const { template_params: params = {} } = parsed.output;
  const ids = [
    [
      'user_id',
      [account.publicKey],
      `The Public Key is invalid. To find this ID, visit ${ADMIN}/account`,
    ],
    // The real service's keyword for the account's default service.
    [
      'service_id',
      [account.serviceId, 'default_service'],
      `The service ID not found. To find this ID, visit ${ADMIN}`,
    ],
    [
      'template_id',
      [account.templateId],
      `The template ID not found. To find this ID, visit ${ADMIN}/templates`,
    ],
  ] as const;
  for (const [field, known, unknown] of ids) {
    const id = parsed.output[field];
    if (!id) return refuse(400, `The ${field} parameter is required`);
    if (!known.includes(id)) return refuse(400, unknown);
  }
  const variables = v.safeParse(ParamsSchema, params);
  if (!variables.success)
    return refuse(
      400,
      'The template params have to be the object. Visit https://www.emailjs.com/docs/sdk/send/',
    );
  if (Buffer.byteLength(JSON.stringify(variables.output)) > VARIABLES_LIMIT_BYTES)
    return refuse(413, 'Variables size limit. Maximum allowed variables size is 50Kb');
  if (account.recipient.trim() === '') return refuse(422, 'The recipients address is empty');
  return { isAccepted: true, params: variables.output };
}
