import type { Write } from './write';

/** A form: what is typed in it, and what became of submitting it. */
export interface FormState<Typed> {
  draft: Typed;
  /** How often it was submitted with a problem. */
  attempts: number;
  write: Write;
}
