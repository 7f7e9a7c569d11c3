import { reportError } from '@simmer/shared/report';
import * as v from 'valibot';

export type FailureReason =
  | 'no-answer'
  | 'refused'
  | 'gone'
  | 'changed'
  | 'arrived'
  | 'overtaken'
  | 'incomplete'
  | 'unreachable';

/** Stores something; resolves with a reason when it stored nothing without an error. */
export type Send = () => Promise<FailureReason | null | void>;

export type Write =
  { status: 'idle' } | { status: 'sending' } | { status: 'failed'; reason: FailureReason };

/** A form: what is typed in it, and what became of submitting it. */
export interface FormState<Draft> {
  /** The fields that were changed since it was opened; the others show what is stored. */
  changes: Partial<Draft>;
  /** How often it was submitted with a problem. */
  attempts: number;
  write: Write;
}

export const IDLE = { status: 'idle' } as const satisfies Write;
export const SENDING: Write = { status: 'sending' };
export const UNTOUCHED = { changes: {}, attempts: 0, write: IDLE };

/** What became of a write; without a reason, it has succeeded. */
export function outcomeOf(reason: FailureReason | null): Write {
  return reason ? { status: 'failed', reason } : IDLE;
}

/** The fields of an object with these names. */
export function pick<Fields extends object>(
  fields: Fields,
  isWanted: (name: string) => boolean,
): Partial<Fields> {
  const picked: Partial<Fields> = { ...fields };
  for (const name of Object.keys(fields)) if (!isWanted(name)) Reflect.deleteProperty(picked, name);
  return picked;
}

const ErrorSchema = v.object({ name: v.string(), code: v.optional(v.string()) });

/** Checks name and code: the error's class comes from another build, so `instanceof` does not work. */
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

/**
 * Runs a write and reports an error. Never rejects.
 * @param what the message of the report.
 */
export async function attemptWrite(what: string, write: Send): Promise<FailureReason | null> {
  try {
    return (await write()) ?? null;
  } catch (error) {
    reportError('editor', what, error);
    return reasonOf(error);
  }
}

const REASONS: Readonly<Record<FailureReason, string>> = {
  'no-answer': 'the server took too long to answer. Please check your connection.',
  refused:
    'you may no longer be logged in as a manager. Please log in again in another tab. If that doesn’t help, the database may contain something that it no longer accepts; ask whoever maintains this site.',
  gone: 'this item is gone. Someone may have deleted it.',
  changed: 'someone else changed this item while you were editing it.',
  arrived:
    'an earlier attempt was saved, with other words. Find the dish in the list, and press Edit there to change it.',
  overtaken: 'someone else has made a change in the meantime. You now see what is stored.',
  incomplete: 'its description or a price is missing. Press Edit and add it first.',
  unreachable: 'we can’t reach the server right now. Please check your connection.',
};

export function failureText(
  what: 'Not saved' | 'Not moved' | 'Not deleted' | 'Not undone',
  reason: FailureReason,
): string {
  return `${what}: ${REASONS[reason]}`;
}
