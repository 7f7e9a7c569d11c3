import { reportError, reportProblem } from '@simmer/shared/report';
import { createResource } from '@simmer/shared/resource';
import type { Store } from '@simmer/shared/store';
import { dequal } from 'dequal/lite';
import {
  attemptWrite,
  failureText,
  IDLE,
  outcomeOf,
  pick,
  SENDING,
  type FailureReason,
  type FormState,
  type Send,
  type Write,
} from '../write/write';

export interface SettingsState {
  status: 'loading' | 'failed' | 'loaded';
}

/** What became of a change, which the manager may be able to take back. */
export interface Notice {
  text: string;
  /** Why the change was not stored; missing for a success. */
  failure?: FailureReason;
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

interface Sent {
  /** What it changes, for the report of an error. */
  what: string;
  /** Whether the form may be stored; missing for a change outside it. */
  isValid?: boolean;
  write: Send;
  /** What to say then; a function is called when it is stored. */
  notice?: Notice | (() => Notice);
  /** Tries it again, if it takes something back. */
  undo?: () => Promise<void>;
}

/** Returns the new content from the stored one; undefined to leave it. */
export type Change<Fields> = (now: Fields) => Fields | undefined;

interface Document<Fields, Answer, State> {
  /** For the report of an error. */
  name: string;
  read: () => Promise<Answer>;
  /** Returns what the store shows, and one sentence for each invalid value. */
  parse: (data: Answer) => readonly [part: Partial<State>, problems: readonly string[]];
  /** Changes the document in a transaction. @returns what is stored then. */
  save: (change: Change<Fields>) => Promise<Fields>;
  /** The message of an undo. */
  undone: string;
}

/**
 * The editor of a document of the owner's settings: one form, and what can be changed outside it. What is typed stays
 * until it is stored, and what was read before when it cannot be read again. No method rejects.
 */
export function createSettingsEditor<
  Draft extends object,
  Place extends object,
  Fields extends object,
  Answer,
  State extends FormsState<FormState<Draft> & Place> & { stored: Fields },
>(store: Store<State>, { name, read, parse, save, undone }: Document<Fields, Answer, State>) {
  const { set, ...readable } = store;
  const show = (status: SettingsState['status'], part?: Partial<State>) =>
    set({ ...store.get(), ...part, status });
  const resource = createResource({
    read,
    onAnswer(data) {
      const [part, problems] = parse(data);
      if (problems.length > 0) reportProblem('editor', `${name}: ${problems.join('; ')}`);
      show('loaded', part);
    },
    onFailure(error, isLatest) {
      reportError('editor', `${name} could not be read.`, error);
      if (isLatest && store.get().status !== 'loaded') show('failed');
    },
  });
  let lastWrite: Promise<unknown> = Promise.resolve();
  /** What the form has sent since it was opened. */
  let sentByForm: Tried<Fields> = {};

  function patch(part: Partial<FormsState<FormState<Draft> & Place>>): void {
    set({ ...store.get(), ...part });
  }

  /**
   * Runs a change after those before it, and shows what became of it. The form is not sent twice at the same time, and
   * neither is what is outside it.
   */
  async function send({ what, isValid, write, notice, undo }: Sent): Promise<void> {
    const form = isValid === undefined ? null : store.get().form;
    if ((form ?? store.get()).write.status === 'sending') return;
    if (form && !isValid) {
      patch({ form: { ...form, attempts: form.attempts + 1, write: IDLE } });
      return;
    }
    const showWrite = (outcome: Write) =>
      patch(form ? { form: { ...form, attempts: 0, write: outcome } } : { write: outcome });
    patch({ notice: null });
    showWrite(SENDING);
    const sent = lastWrite.then(() => attemptWrite(`${what} was not changed.`, write));
    lastWrite = sent;
    const reason = await sent;
    if (reason) void resource.read();
    // The form may have been discarded in the meantime.
    if (form && store.get().form?.changes !== form.changes) return;
    if (reason && undo) {
      const text = failureText('Not undone', reason);
      const again = reason !== 'overtaken' && { undo };
      showWrite(IDLE);
      patch({ notice: { text, failure: reason, ...again } });
      return;
    }
    showWrite(outcomeOf(reason));
    const done = typeof notice === 'function' ? notice() : (notice ?? null);
    if (!reason) patch({ notice: done, ...(form && { form: null }) });
  }

  /** Called when the manager leaves the page, so that messages are not shown again when it opens. */
  function leave(): void {
    const { write } = store.get();
    patch({ notice: null, write: write.status === 'failed' ? IDLE : write });
  }

  /** @returns whether it is stored: the change may have left it. */
  async function saveChange(change: Change<Fields>, tried: Tried<Fields> = {}): Promise<boolean> {
    const stored = await save((now) => {
      const sent = change(now);
      // An attempt without an answer may have arrived, and is not what was there before.
      const before = (tried.last && withoutChange(now, tried.last)) ?? now;
      tried.last = sent && { before, stored: sent };
      return sent;
    });
    resource.overtake();
    set({ ...store.get(), stored });
    tried.last &&= { ...tried.last, stored };
    return tried.last !== undefined;
  }

  /**
   * Changes fields, and offers to put them back unless somebody else has changed one of them since.
   * @param change returns undefined if what it changes is gone.
   * @param text the message once it is stored; without one, nothing is offered.
   * @param options for what is typed in the form.
   */
  function changeFields(
    change: Change<Fields>,
    text?: () => string,
    options?: { isValid: boolean },
  ) {
    const tried = options ? sentByForm : {};
    const undo = (): Promise<void> =>
      send({
        ...{ what: name, undo },
        async write() {
          const isDone = await saveChange((now) => tried.last && withoutChange(now, tried.last));
          return isDone ? null : 'overtaken';
        },
        notice: { text: undone },
      });
    return send({
      ...{ what: name, ...options },
      write: async () => ((await saveChange(change, tried)) ? null : 'gone'),
      ...(text && { notice: () => ({ text: text(), undo }) }),
    });
  }

  return {
    ...readable,
    ...resource,
    send,
    changeFields,
    /** Reads like `read`, and shows that the settings are loading, because a manager asked for it after a failure. */
    retry(): Promise<boolean> {
      show('loading');
      return resource.read();
    },
    /** Opens the form, with what was typed before the page was loaded again. */
    openForm(this: void, place: Place, changes: Partial<Draft> = {}): void {
      leave();
      sentByForm = {};
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
      if (form?.write.status === 'failed') void resource.read();
    },
    leave,
  };
}

/** The last attempt of a change; none if it was refused. */
interface Tried<Fields> {
  last?: { before: Fields; stored: Fields } | undefined;
}

/**
 * The fields as they were before a change; undefined if somebody else has changed one of them since. An earlier attempt
 * may have put them back already.
 */
function withoutChange<Fields extends object>(
  now: Fields,
  { before, stored }: { before: Fields; stored: Fields },
): Fields | undefined {
  const isSame = (name: string, one: Fields, other: Fields) =>
    dequal(Reflect.get(one, name), Reflect.get(other, name));
  const old = pick(before, (name) => !isSame(name, before, stored));
  const isFree = (name: string) => isSame(name, now, stored) || isSame(name, now, before);
  return Object.keys(old).every(isFree) ? { ...now, ...old } : undefined;
}
