import type { Store } from '@simmer/shared/store';
import {
  attemptWrite,
  IDLE,
  outcomeOf,
  SENDING,
  type FormState,
  type Send,
  type Write,
} from '../write/write';
import type { SettingsState } from './settings';

/** A success to announce, which the manager may be able to take back. */
export interface Notice {
  text: string;
  isFailed?: boolean;
  undo?: () => Promise<void>;
}

export interface FormsState<Form> extends SettingsState {
  /** Null while it is closed. */
  form: Form | null;
  /** The outcome of what was changed outside the form. */
  write: Write;
  /** Shown until the next change begins, the form is opened, or the manager leaves the page. */
  notice: Notice | null;
}

export const NO_FORM = { status: 'loading', form: null, write: IDLE, notice: null } as const;

interface Change {
  /** What it changes, for the report of an error. */
  what: string;
  /** Whether the form may be stored; missing for a change outside it. */
  isValid?: boolean;
  write: Send;
  /** What to say then; a function is called when it is stored. */
  notice?: Notice | (() => Notice);
}

/**
 * One form of a document of settings, and what can be changed outside it. What is typed stays until it is stored.
 * @param read reads the document again, because a write that failed may have arrived.
 */
export function createForms<
  Draft extends object,
  Place extends object,
  State extends FormsState<FormState<Draft> & Place>,
>(store: Store<State>, read: () => Promise<unknown>) {
  let lastWrite: Promise<unknown> = Promise.resolve();

  function patch(part: Partial<FormsState<FormState<Draft> & Place>>): void {
    store.set({ ...store.get(), ...part });
  }

  /**
   * Runs a change after those before it, and shows what became of it. The form is not sent twice at the same time, and
   * neither is what is outside it.
   */
  async function send({ what, isValid, write, notice }: Change): Promise<void> {
    const form = isValid === undefined ? null : store.get().form;
    if ((form ?? store.get()).write.status === 'sending') return;
    if (form && !isValid) {
      patch({ form: { ...form, attempts: form.attempts + 1, write: IDLE } });
      return;
    }
    const show = (outcome: Write) =>
      patch(form ? { form: { ...form, attempts: 0, write: outcome } } : { write: outcome });
    patch({ notice: null });
    show(SENDING);
    const sent = lastWrite.then(() => attemptWrite(`${what} was not changed.`, write));
    lastWrite = sent;
    const reason = await sent;
    if (reason) void read();
    // The form may have been discarded in the meantime.
    if (form && store.get().form?.changes !== form.changes) return;
    show(outcomeOf(reason));
    const done = typeof notice === 'function' ? notice() : (notice ?? null);
    if (!reason) patch({ notice: done, ...(form && { form: null }) });
  }

  /** Called when the manager leaves the page, so that messages are not shown again when it opens. */
  function leave(): void {
    const { write } = store.get();
    patch({ notice: null, write: write.status === 'failed' ? IDLE : write });
  }

  return {
    send,
    /** Opens the form, with what was typed before the page was loaded again. */
    openForm(this: void, place: Place, changes: Partial<Draft> = {}): void {
      leave();
      patch({ form: { changes, attempts: 0, write: IDLE, ...place } });
    },
    change(this: void, part: Partial<Draft>): void {
      const { form } = store.get();
      if (form) patch({ form: { ...form, changes: { ...form.changes, ...part } } });
    },
    /** Closes the form and clears everything typed in it. */
    close(this: void): void {
      const { form } = store.get();
      patch({ form: null });
      if (form?.write.status === 'failed') void read();
    },
    leave,
  };
}
