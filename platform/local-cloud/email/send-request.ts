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

/** A request to the send endpoint, as tests read it. */
export const JournalEntrySchema = v.object({
  status: v.number(),
  text: v.string(),
  body: v.unknown(),
});
export type JournalEntry = v.InferOutput<typeof JournalEntrySchema>;

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

/**
 * The real service's messages. "… parameter is required" is documented (https://www.emailjs.com/docs/rest-api/send/);
 * the others are quoted in public bug reports.
 */
const MESSAGES = {
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

type CheckedRequest =
  { isAccepted: true; params: TemplateParams } | { isAccepted: false; answer: Answer };

function refuse(status: number, text: string): CheckedRequest {
  return { isAccepted: false, answer: { status, text } };
}

/**
 * Checks a body of POST /api/v1.0/email/send, in the same order as the real service.
 * @param body the parsed JSON.
 * @returns the template's variables, or the service's error.
 */
export function checkSendRequest(body: unknown, account: EmailAccount): CheckedRequest {
  const parsed = v.safeParse(BodySchema, body);
  if (!parsed.success) return refuse(400, MESSAGES.body);
  const {
    user_id: key,
    service_id: service,
    template_id: template,
    template_params: params = {},
  } = parsed.output;
  if (!key) return refuse(400, MESSAGES.keyMissing);
  if (key !== account.publicKey) return refuse(400, MESSAGES.keyWrong);
  if (!service) return refuse(400, MESSAGES.serviceMissing);
  // The real service's keyword for the account's default service.
  if (service !== account.serviceId && service !== 'default_service')
    return refuse(400, MESSAGES.serviceWrong);
  if (!template) return refuse(400, MESSAGES.templateMissing);
  if (template !== account.templateId) return refuse(400, MESSAGES.templateWrong);
  const variables = v.safeParse(ParamsSchema, params);
  if (!variables.success) return refuse(400, MESSAGES.params);
  if (Buffer.byteLength(JSON.stringify(variables.output)) > VARIABLES_LIMIT_BYTES)
    return refuse(413, MESSAGES.tooLarge);
  if (account.recipient.trim() === '') return refuse(422, MESSAGES.noRecipient);
  return { isAccepted: true, params: variables.output };
}
