import { release, type Claim } from '@simmer/shared/claim';
import type { LimitsClient } from '@simmer/shared/firebase';
import { limitsFields, parseLimits, type Limits } from '@simmer/shared/limits';
import { reportProblem } from '@simmer/shared/report';
import { addDays } from '@simmer/shared/shop-calendar';
import { shopTimeAt } from '@simmer/shared/shop-clock';
import { createStore } from '@simmer/shared/store';
import { createSettings } from '../settings/settings';
import {
  attemptWrite,
  IDLE,
  outcomeOf,
  SENDING,
  UNTOUCHED,
  type FailureReason,
} from '../write/write';
import { limitProblems } from './check-limit';
import {
  limitDraftOf,
  phoneCounts,
  withDraft,
  withoutPool,
  type FormPlace,
  type LimitDraft,
} from './limit-draft';
import { INITIAL_LIMITS, type DayClaims, type LimitForm, type LimitsState } from './limits-state';

/** What the editor needs of the database. */
export type OwnersLimits = Pick<
  LimitsClient,
  'readLimits' | 'saveLimits' | 'readStock' | 'readClaims' | 'changeClaim' | 'forgetDay'
>;

interface Ports {
  withLimitsClient: <T>(call: (client: OwnersLimits) => Promise<T>) => Promise<T>;
  /** In milliseconds since 1970. */
  now: () => number;
  newId: () => string;
}

/** How long a day is kept after it is over. */
const KEPT_DAYS = 30;
const FIRST_DAY = '2000-01-01';

export type LimitsEditor = ReturnType<typeof createLimitsEditor>;

/** This is independent of React, so that typed text outlives the page's components. No method rejects. */
export function createLimitsEditor({ withLimitsClient, now, newId }: Ports) {
  const store = createStore<LimitsState>('limits editor', INITIAL_LIMITS);
  const settings = createSettings(
    store,
    'settings/limits',
    () => {
      const at = now();
      const { day: today } = shopTimeAt(at);
      return withLimitsClient(async (client) => {
        const [data, stock] = await Promise.all([client.readLimits(), client.readStock(today)]);
        return { data, stock, at, today };
      });
    },
    ({ data, ...read }) => {
      const { limits, problems } = parseLimits(data);
      return [{ stored: limits, ...read }, problems];
    },
  );
  let lastWrite: Promise<unknown> = Promise.resolve();

  function patch(part: Partial<LimitsState>): void {
    store.set({ ...store.get(), ...part });
  }

  /** Runs after the writes before it. */
  function send(what: string, write: () => Promise<FailureReason | null | void>) {
    const sent = lastWrite.then(() => attemptWrite(what, write));
    lastWrite = sent;
    return sent;
  }

  /** @param change returns undefined if what it changes is gone. */
  function storeLimits(change: (limits: Limits) => Limits | undefined) {
    return send('settings/limits was not saved.', async () => {
      let isGone = false;
      const data = await withLimitsClient((client) =>
        client.saveLimits((before) => {
          const { limits } = parseLimits(before);
          const changed = change(limits);
          isGone = changed === undefined;
          return limitsFields(changed ?? limits);
        }),
      );
      settings.overtake();
      patch({ stored: parseLimits(data).limits });
      return isGone ? 'gone' : null;
    });
  }

  /** Changes a claim, and then reads what is left. */
  async function changeClaim(day: string, id: string, change: (claim: Claim) => Claim) {
    const reason = await send(`stock/${day}/claims/${id} was not changed.`, async () => {
      await withLimitsClient((client) => client.changeClaim(day, id, change));
    });
    await Promise.all([settings.read(), openDay(day)]);
    return reason;
  }

  /** Reads who has what of a day. */
  async function openDay(day: string): Promise<void> {
    let read: DayClaims | 'failed' = 'failed';
    try {
      read = await withLimitsClient((client) => client.readClaims(day));
    } catch (error) {
      reportProblem('editor', `the claims of ${day} could not be read.`, error);
    }
    patch({ claims: new Map(store.get().claims).set(day, read) });
  }

  /** A change outside the form: one at a time. */
  async function act(
    text: string,
    write: () => Promise<FailureReason | null>,
    undo?: () => Promise<void>,
  ) {
    if (store.get().write.status === 'sending') return;
    patch({ write: SENDING, notice: null });
    const reason = await write();
    patch({ write: outcomeOf(reason) });
    if (reason) void settings.read();
    else patch({ notice: { text, ...(undo && { undo }) } });
  }

  return {
    ...settings,
    openDay,
    /** Opens a form with what is stored. */
    open(kind: FormPlace['kind'], id?: string): void {
      const place: FormPlace = {
        ...{ kind, isNew: id === undefined || kind === 'phone', claim: `phone-${newId()}` },
        id: id ?? (kind === 'dish' ? '' : newId().replaceAll('-', '').slice(0, 12)),
      };
      patch({ form: { ...UNTOUCHED, ...place }, notice: null, write: IDLE, isRestored: false });
    },
    /** Opens the form with what was typed before the page was loaded again. */
    restore: ({ changes, ...place }: FormPlace & Pick<LimitForm, 'changes'>): void =>
      patch({ form: { ...UNTOUCHED, ...place, changes }, isRestored: true }),
    change: (part: Partial<LimitDraft>): void => {
      const { form } = store.get();
      if (form) patch({ form: { ...form, changes: { ...form.changes, ...part } } });
    },
    /**
     * Stores the fields that were changed; never sent twice at the same time.
     * @param unreadable as in `limitProblems`.
     */
    async save(unreadable: ReadonlySet<string>): Promise<void> {
      const { form, stored, today } = store.get();
      if (!form || form.write.status === 'sending') return;
      const { changes, attempts, ...place } = form;
      const draftFor = (limits: Limits) => ({ ...limitDraftOf(limits, place, today), ...changes });
      const draft = draftFor(stored);
      if (limitProblems(stored, place, draft, unreadable).size > 0) {
        patch({ form: { ...form, attempts: attempts + 1, write: IDLE } });
        return;
      }
      patch({ form: { ...form, attempts: 0, write: SENDING } });
      const { kind, id, isNew, claim } = place;
      const isGone = ({ pools }: Limits) =>
        kind !== 'dish' && !isNew && !pools.some((pool) => pool.id === id);
      const order = { counts: phoneCounts(draft), isSent: true };
      const reason = await (kind === 'phone'
        ? changeClaim(id, claim, () => ({ orders: { [draft.name.trim()]: order }, held: {} }))
        : storeLimits((limits) =>
            isGone(limits) ? undefined : withDraft(limits, place, draftFor(limits), today),
          ));
      // The form may have been discarded in the meantime.
      if (store.get().form?.changes !== changes) return;
      if (!reason) patch({ form: null, notice: { text: savedText(kind) }, isRestored: false });
      else patch({ form: { ...form, attempts: 0, write: outcomeOf(reason) } });
      if (reason && kind !== 'phone') void settings.read();
    },
    /** Closes the form and clears everything typed in it. */
    close: (): void => patch({ form: null, isRestored: false }),
    /** Deletes a pool, or what is set for a dish. */
    async remove(id: string, name: string): Promise<void> {
      patch({ form: null, isRestored: false });
      await act(`${name} was deleted.`, () => storeLimits((limits) => withoutPool(limits, id)));
    },
    setWhenSilent: (whenSilent: Limits['whenSilent']) =>
      act('Saved.', () => storeLimits((limits) => ({ ...limits, whenSilent }))),
    /** Gives back what an order has. */
    async free(day: string, id: string, reference: string): Promise<void> {
      let order: Claim['orders'][string] | undefined;
      const free = (claim: Claim) => {
        order = claim.orders[reference] ?? order;
        // What the guest is just sending stays.
        return { ...release(claim, reference), held: claim.held };
      };
      const back = (claim: Claim) => ({
        ...claim,
        orders: { ...claim.orders, ...(order && { [reference]: order }) },
      });
      await act(
        `${reference} was freed.`,
        () => changeClaim(day, id, free),
        () => act(`${reference} is counted again.`, () => changeClaim(day, id, back)),
      );
    },
    /** Deletes the days that are long over. Nobody needs to know whether that was possible. */
    async forgetOldDays(): Promise<void> {
      const first = addDays(shopTimeAt(now()).day, -KEPT_DAYS);
      try {
        await withLimitsClient(async (client) => {
          const days = await client.readStock(FIRST_DAY);
          for (const day of days.keys()) if (day < first) await client.forgetDay(day);
        });
      } catch (error) {
        reportProblem('editor', 'the days that are over could not be deleted.', error);
      }
    },
    /** Called when the manager leaves the page, so that messages are not shown again when it opens. */
    leave: (): void => {
      const { write } = store.get();
      patch({ notice: null, write: write.status === 'failed' ? IDLE : write });
    },
  };
}

function savedText(kind: FormPlace['kind']): string {
  return kind === 'phone' ? 'The order is counted.' : 'Saved. New orders follow these limits.';
}
