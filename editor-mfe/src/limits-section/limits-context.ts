import { accountIdOf, auth, onAccountLeft } from '@simmer/shared/auth';
import { withLimitsClient } from '@simmer/shared/firebase';
import { storedValue } from '@simmer/shared/stored-value';
import { createContext, use } from 'react';
import * as v from 'valibot';
import { keepInTab } from '../draft/keep-in-tab';
import { createLimitsEditor, isLimitsUnsaved, type LimitsEditor } from '../limits/limits-editor';

const FormSchema = v.object({
  uid: v.string(),
  kind: v.picklist(['dishes', 'window', 'dish', 'phone']),
  ...{ id: v.string(), isNew: v.boolean(), day: v.string() },
  usual: v.exactOptional(v.number()),
  order: v.exactOptional(v.object({ name: v.string(), counts: v.record(v.string(), v.number()) })),
  changes: v.record(v.string(), v.nullable(v.string())),
});
const stored = storedValue('simmer:limits-draft', FormSchema, 'sessionStorage');

/** Keeps what is typed in the form, as `keepDrafts` does for the others. */
export function keepLimitDraft(limits: LimitsEditor, accountId: () => string | undefined) {
  return keepInTab({
    ...{ stored, accountId, restore: limits.restore },
    typed: () => (isLimitsUnsaved(limits.get()) ? (limits.get().form ?? undefined) : undefined),
    ...{ subscribe: limits.subscribe, discard: limits.close },
  });
}

const pageLimits = createLimitsEditor(withLimitsClient, () =>
  crypto.randomUUID().replaceAll('-', '').slice(0, 12),
);
onAccountLeft(keepLimitDraft(pageLimits, () => accountIdOf(auth.get())));

/** Tests provide their own. */
export const LimitsContext = createContext<LimitsEditor>(pageLimits);

export function useLimits(): LimitsEditor {
  return use(LimitsContext);
}
