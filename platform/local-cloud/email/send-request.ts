import * as v from 'valibot';

/** The owner's EmailJS account, as the stand-in knows it. */
export type EmailAccount = {
  publicKey: string;
  serviceId: string;
  templateId: string;
  /** The To field of the owner's template. */
  recipient: string;
};

export type TemplateParams = Readonly<Record<string, unknown>>;
export type Answer = { status: number; text: string };

/** EmailJS refuses more than 50 kB of variables: https://www.emailjs.com/docs/user-guide/dynamic-variables-templates/ */
const VARIABLES_LIMIT_BYTES = 50_000;

const BodySchema = v.object({
  user_id: v.optional(v.string()),
  service_id: v.optional(v.string()),
  template_id: v.optional(v.string()),
  template_params: v.optional(v.unknown()),
});
const ParamsSchema = v.pipe(
  v.unknown(),
  // To valibot a list is a record too.
  v.check((value) => !Array.isArray(value)),
  v.record(v.string(), v.unknown()),
);

const ADMIN = 'https://dashboard.emailjs.com/admin';

/**
 * The service's own sentences. "… parameter is required" is the form of its API page
 * (https://www.emailjs.com/docs/rest-api/send/), the others are quoted in many public bug reports.
 */
const SENTENCES = {
  keyMissing: 'The user_id parameter is required',
  keyWrong: `The Public Key is invalid. To find this ID, visit ${ADMIN}/account`,
  serviceMissing: 'The service_id parameter is required',
  serviceWrong: `The service ID not found. To find this ID, visit ${ADMIN}`,
  templateMissing: 'The template_id parameter is required',
  templateWrong: `The template ID not found. To find this ID, visit ${ADMIN}/templates`,
  params: 'The template params have to be the object. Visit https://www.emailjs.com/docs/sdk/send/',
  tooLarge: 'Variables size limit. Maximum allowed variables size is 50Kb',
  noRecipient: 'The recipients address is empty',
  body: 'Bad Request',
} as const;

type Refusal = { isAccepted: false; answer: Answer };
export type CheckedRequest = { isAccepted: true; params: TemplateParams } | Refusal;

function refuse(status: number, text: string): Refusal {
  return { isAccepted: false, answer: { status, text } };
}

/**
 * Judges a body of POST /api/v1.0/email/send in the order in which the service does.
 * @param body the parsed JSON, of unknown shape.
 * @returns the template's variables, or the service's answer of refusal.
 */
export function checkSendRequest(body: unknown, account: EmailAccount): CheckedRequest {
  const parsed = v.safeParse(BodySchema, body);
  if (!parsed.success) return refuse(400, SENTENCES.body);
  const {
    user_id: key,
    service_id: service,
    template_id: template,
    template_params: params = {},
  } = parsed.output;
  if (!key) return refuse(400, SENTENCES.keyMissing);
  if (key !== account.publicKey) return refuse(400, SENTENCES.keyWrong);
  if (!service) return refuse(400, SENTENCES.serviceMissing);
  // The service's keyword for "whatever service the account has".
  if (service !== account.serviceId && service !== 'default_service')
    return refuse(400, SENTENCES.serviceWrong);
  if (!template) return refuse(400, SENTENCES.templateMissing);
  if (template !== account.templateId) return refuse(400, SENTENCES.templateWrong);
  const variables = v.safeParse(ParamsSchema, params);
  if (!variables.success) return refuse(400, SENTENCES.params);
  if (Buffer.byteLength(JSON.stringify(variables.output)) > VARIABLES_LIMIT_BYTES)
    return refuse(413, SENTENCES.tooLarge);
  if (account.recipient.trim() === '') return refuse(422, SENTENCES.noRecipient);
  return { isAccepted: true, params: variables.output };
}
