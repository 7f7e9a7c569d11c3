import { keptFor, release, type Claim, type ClaimedOrder } from '@simmer/shared/claim';
import type { LimitsClient } from '@simmer/shared/firebase';
import { shortDayText } from '@simmer/shared/day-text';
import { limitOn, NO_LIMITS, type Limits } from '@simmer/shared/limits';
import { reportProblem } from '@simmer/shared/report';
import { addDays } from '@simmer/shared/shop-calendar';
import { shopTimeAt } from '@simmer/shared/shop-clock';
import { takenOf, type StockByDay } from '@simmer/shared/stock';
import { createStore } from '@simmer/shared/store';
import {
  createSettingsEditor,
  NO_FORM,
  type FormsState,
  type Notice,
} from '../settings/settings-editor';
import type { FormState } from '../write/write';
import { firstOf } from '../draft/first-of';
import { limitProblems } from './check-limit';
import {
  limitDraftOf,
  phoneCounts,
  textOf,
  typedDraft,
  usualOf,
  weekOf,
  withDraft,
  withoutLimit,
  type FormPlace,
  type LimitDraft,
} from './limit-draft';
import { changeLimits, readable } from './stored-limits';

export type LimitForm = FormState<LimitDraft> & FormPlace;

interface Taken {
  /** From today on. */
  stock: StockByDay;
  /** The day when it was read, on the shop's calendar. */
  today: string;
}

export interface LimitsState extends FormsState<LimitForm>, Taken {
  stored: Limits;
  /** Who has what of the days that were opened, by account, or that this could not be read. */
  claims: ReadonlyMap<string, ReadonlyMap<string, Claim> | 'failed'>;
}

/** What the editor needs of the database. */
export type OwnersLimits = Pick<
  LimitsClient,
  'readLimits' | 'saveLimits' | 'readStock' | 'readClaims' | 'changeClaim' | 'forgetDay'
>;

type LimitsAnswer = Taken & { stored: Limits };

type WithClient = <T>(call: (client: OwnersLimits) => Promise<T>) => Promise<T>;

/** How long a day is kept after it is over. */
const KEPT_DAYS = 30;
const FIRST_DAY = '2000-01-01';

/** With this begins the id of an order that the owner has taken by phone; no account has such an id. */
export const PHONE = 'phone-';

export type LimitsEditor = ReturnType<typeof createLimitsEditor>;

/**
 * This is independent of React, so that typed text outlives the page's components. No method rejects.
 * @param newId returns what the database rules allow as the id of a pool.
 */
export function createLimitsEditor(withLimitsClient: WithClient, newId: () => string) {
  const store = createStore<LimitsState>('limits editor', {
    ...NO_FORM,
    ...{ stored: NO_LIMITS, stock: new Map(), today: '', claims: new Map() },
  });
  const { send, changeFields, openForm, ...settings } = createSettingsEditor<
    LimitDraft,
    FormPlace,
    Limits,
    LimitsAnswer,
    LimitsState
  >(store, {
    name: 'settings/limits',
    read() {
      const { day: today } = shopTimeAt(Date.now());
      return withLimitsClient(async (client) => {
        const [data, stock] = await Promise.all([client.readLimits(), client.readStock(today)]);
        return { stored: readable(data), stock, today };
      });
    },
    parse: (answer) => [answer, []],
    save: (change) => withLimitsClient((client) => changeLimits(client, change)),
    undone: 'The limits are as they were before.',
  });

  /**
   * Changes a claim, and then reads what is left, also if it was refused.
   * @param change returns undefined if what it changes is gone.
   */
  const changeClaim = (
    [day, id]: readonly [day: string, id: string],
    notice: Notice,
    change: (claim: Claim) => Claim | undefined,
    options?: { isValid: boolean } | { undo: () => Promise<void> },
  ) =>
    send({
      ...{ what: `stock/${day}/claims/${id}`, notice, ...options },
      async write() {
        let changed: Claim | undefined;
        const changeOrLeave = (claim: Claim) => (changed = change(claim)) ?? claim;
        try {
          await withLimitsClient((client) => client.changeClaim(day, id, changeOrLeave));
        } finally {
          await openDay(day);
        }
        return changed ? null : 'gone';
      },
    });

  /** Reads who has what of a day, and the sums: orders may have come in since they were read. */
  async function openDay(day: string): Promise<void> {
    const known = new Map(store.get().claims);
    // So that another failure is said as well.
    if (known.get(day) === 'failed' && known.delete(day))
      store.set({ ...store.get(), claims: known });
    const sums = settings.read();
    const read = await withLimitsClient((client) => client.readClaims(day)).catch(
      (error: unknown) => {
        reportProblem('editor', `the claims of ${day} could not be read.`, error);
        return 'failed' as const;
      },
    );
    await sums;
    store.set({ ...store.get(), claims: new Map(store.get().claims).set(day, read) });
  }

  return {
    ...settings,
    openDay,
    /**
     * Opens a form with what is stored.
     * @param id of what it changes; without it, for something new.
     */
    open(
      kind: FormPlace['kind'],
      { id, day = '', order }: Partial<Pick<FormPlace, 'id' | 'day' | 'order'>> = {},
    ): void {
      const made = kind === 'dish' ? '' : kind === 'phone' ? `${PHONE}${newId()}` : newId();
      const place = { kind, id: id ?? made, isNew: id === undefined, day, order };
      openForm({ ...place, usual: usualOf(weekOf(store.get().stored.limits, place.id)) });
    },
    /** Opens the form with what was typed before the page was loaded again. */
    restore: ({ changes, ...place }: FormPlace & Pick<LimitForm, 'changes'>) =>
      openForm({ ...place, isRestored: true }, changes),
    /**
     * Stores the fields that were changed.
     * @param isComplete whether every date of the form is.
     */
    async save(this: void, isComplete: boolean): Promise<void> {
      const { form, stored, today } = store.get();
      if (!form) return;
      const { kind, id, isNew, day } = form;
      const draft = typedDraft(stored, form, today);
      const isValid = isComplete && limitProblems(stored, form, draft).size === 0;
      if (kind === 'phone') {
        const change = ({ orders }: Claim) => {
          const [before] = Object.entries(orders);
          if (!before && !isNew) return undefined;
          // What another manager has changed since the form was opened stays.
          const order = before && { name: before[0], counts: keptFor(before[1]) };
          const now = typedDraft(stored, { ...form, order }, today);
          const counted = { counts: phoneCounts(now), isSent: true };
          return { orders: { [textOf(now, 'name').trim()]: counted } };
        };
        const text = `The order is ${isNew ? 'counted' : 'changed'}.`;
        await changeClaim([day, id], { text }, change, { isValid });
        return;
      }
      const change = (limits: Limits) => {
        const isGone = kind !== 'dish' && !isNew && !limits.pools.some((pool) => pool.id === id);
        return isGone ? undefined : withDraft(limits, form, typedDraft(limits, form, today));
      };
      const text = () =>
        ['Saved. New orders follow these limits.', overText(store.get(), id)].join(' ').trim();
      await changeFields(change, text, { isValid });
    },
    /**
     * Deletes a pool, or what is set for a dish.
     * @param what begins the message, like "Oven was".
     */
    remove: (id: string, what: string) =>
      changeFields(
        (limits) => withoutLimit(limits, id),
        () => `${what} deleted.`,
      ),
    setWhenSilent: (whenSilent: Limits['whenSilent']) =>
      changeFields(
        (limits) => ({ ...limits, whenSilent }),
        () => 'Saved.',
      ),
    /** Gives back what an order has. */
    free(day: string, id: string, reference: string): Promise<void> {
      let order: ClaimedOrder | undefined;
      const undo = (): Promise<void> =>
        changeClaim(
          [day, id],
          { text: `${reference} is counted again.` },
          // What its guest has taken since stays.
          ({ orders }) => ({ orders: { ...(order && { [reference]: order }), ...orders } }),
          { undo },
        );
      return changeClaim([day, id], { text: `${reference} was freed.`, undo }, (claim) => {
        order = claim.orders[reference] ?? order;
        return order && release(claim, reference);
      });
    },
    /** Deletes the days that are long over. Nobody needs to know whether that was possible. */
    async forgetOldDays(): Promise<void> {
      const first = addDays(shopTimeAt(Date.now()).day, -KEPT_DAYS);
      try {
        await withLimitsClient(async (client) => {
          const days = await client.readStock(FIRST_DAY);
          for (const day of days.keys()) if (day < first) await client.forgetDay(day);
        });
      } catch (error) {
        reportProblem('editor', 'the days that are over could not be deleted.', error);
      }
    },
  };
}

/** "Fri, Dec 4 already has 11: those orders stay."; empty if no coming day has more of a pool than its limit. */
function overText({ stored, stock }: LimitsState, pool: string): string {
  const over = [...stock.keys()].sort().flatMap((day) => {
    const taken = takenOf(stock, pool, day);
    const isOver = taken > (limitOn(stored, pool, day) ?? taken);
    return isOver ? `${shortDayText(day)} already has ${String(taken)}` : [];
  });
  return over.length > 0 ? `${firstOf(over).join('; ')}: those orders stay.` : '';
}

/** Whether the form has unsaved changes. */
export function isLimitsUnsaved({ status, form, stored, today }: LimitsState): boolean {
  const changes = Object.entries(form?.changes ?? {});
  // Until the limits are read, nobody knows what was changed.
  if (!form || status !== 'loaded') return changes.length > 0;
  const draft = limitDraftOf(stored, form, today);
  return changes.some(([name, text]) => (text ?? '') !== textOf(draft, name));
}
