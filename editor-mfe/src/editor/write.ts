import { reportError } from '@simmer/shared/report';
import * as v from 'valibot';

export type FailureReason = 'no-answer' | 'refused' | 'gone' | 'incomplete' | 'unreachable';

/** One write on its way to the database. */
export type Write =
  { status: 'idle' } | { status: 'sending' } | { status: 'failed'; reason: FailureReason };

export const IDLE: Write = { status: 'idle' };
export const SENDING: Write = { status: 'sending' };

const ErrorSchema = v.object({ name: v.string(), code: v.optional(v.string()) });

/** By the error's own words: its class comes from another build, where `instanceof` knows nobody. */
function reasonOf(error: unknown): FailureReason {
  const parsed = v.safeParse(ErrorSchema, error);
  if (!parsed.success) return 'unreachable';
  if (parsed.output.name === 'TimeLimitError') return 'no-answer';
  switch (parsed.output.code) {
    case 'permission-denied':
    case 'unauthenticated':
      return 'refused';
    case 'not-found':
      return 'gone';
    default:
      return 'unreachable';
  }
}

/** Writes, and reports what goes wrong. Never rejects. @param what a sentence for the report. */
export async function attempt(
  what: string,
  write: () => Promise<void>,
): Promise<FailureReason | null> {
  try {
    await write();
    return null;
  } catch (error) {
    reportError('editor', what, error);
    return reasonOf(error);
  }
}

const REASONS: Readonly<Record<FailureReason, string>> = {
  'no-answer': 'the database gave no answer in time. Please check your connection.',
  refused: 'the database refused it. Please log in as a manager again, in another tab.',
  gone: 'this item is no longer in the database. Somebody may have deleted it.',
  incomplete: 'its description or a price is missing. Press Edit and fill it in first.',
  unreachable: 'the database cannot be reached right now. Please check your connection.',
};

/** What the manager reads: `Not saved: …`. */
export function failureText(what: 'Not saved' | 'Not deleted', reason: FailureReason): string {
  return `${what}: ${REASONS[reason]}`;
}
