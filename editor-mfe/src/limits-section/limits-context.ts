import { accountIdOf, auth, onAccountLeft } from '@simmer/shared/auth';
import { withLimitsClient } from '@simmer/shared/firebase';
import { storedValue } from '@simmer/shared/stored-value';
import { createContext, use } from 'react';
import * as v from 'valibot';
import { keepInTab } from '../draft/keep-in-tab';
import type { FormPlace, LimitDraft } from '../limits/limit-draft';
import { createLimitsEditor, type LimitsEditor } from '../limits/limits-editor';
import { isLimitsUnsaved } from '../limits/limits-state';

const word = v.string();
const text = v.exactOptional(word);
const texts = v.exactOptional(v.record(word, word));

const ChangesSchema = v.object({
  ...{
    name: text,
    dishes: v.exactOptional(v.array(word)),
    sizes: texts,
    perDay: text,
    week: texts,
  },
  dates: v.exactOptional(v.array(v.object({ key: v.number(), date: word, count: word }))),
  ...{ perGuest: text, dish: text, leadDays: text, least: text, most: text },
  ...{ portions: texts, window: text },
} satisfies Record<keyof LimitDraft, unknown>);

const FormSchema = v.object({
  uid: word,
  kind: v.picklist(['dishes', 'window', 'dish', 'phone']),
  ...{ id: word, isNew: v.boolean(), claim: word, changes: ChangesSchema },
} satisfies Record<keyof FormPlace | 'uid' | 'changes', unknown>);

const stored = storedValue('simmer:limits-draft', FormSchema, 'sessionStorage');

/** Keeps what is typed in the form, as `keepDrafts` does for the others. */
export function keepLimitDraft(limits: LimitsEditor, accountId: () => string | undefined) {
  return keepInTab({
    ...{ stored, accountId, restore: limits.restore },
    typed() {
      const { form } = limits.get();
      return form && isLimitsUnsaved(limits.get()) ? form : undefined;
    },
    subscribe: limits.subscribe,
    discard: limits.close,
  });
}

const pageLimits = createLimitsEditor({
  withLimitsClient,
  now: Date.now,
  newId: () => crypto.randomUUID(),
});
onAccountLeft(keepLimitDraft(pageLimits, () => accountIdOf(auth.get())));

/** Tests provide their own. */
export const LimitsContext = createContext<LimitsEditor>(pageLimits);

export function useLimits(): LimitsEditor {
  return use(LimitsContext);
}
