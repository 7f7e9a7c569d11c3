import * as v from 'valibot';
import { parseJson } from '../../../platform/hosting';

const ErrorSchema = v.object({
  error: v.object({
    message: v.string(),
    status: v.optional(v.string(), ''),
    details: v.optional(v.array(v.object({ reason: v.optional(v.string()) })), []),
  }),
});

interface GoogleError {
  /** Its kind, such as "PERMISSION_DENIED"; empty when the answer has none. */
  code: string;
  /** What the service says, such as "PASSWORD_LOGIN_DISABLED" or a sentence. */
  message: string;
  /** The reasons in the details, such as "API_KEY_INVALID". */
  reasons: readonly string[];
}

/** The error in an answer of a Google API: https://cloud.google.com/apis/design/errors */
export function googleError(reply: { status: number; text: string }): GoogleError {
  const input = parseJson(reply.text);
  // A query answers with a list.
  const parsed = v.safeParse(ErrorSchema, Array.isArray(input) ? input[0] : input);
  if (!parsed.success) return { code: '', message: `status ${String(reply.status)}`, reasons: [] };
  const { message, status: code, details } = parsed.output.error;
  return { code, message, reasons: details.flatMap(({ reason }) => reason ?? []) };
}
