import { accountIdOf, auth, onAccountLeft } from '@simmer/shared/auth';
import type { StoredValue } from '@simmer/shared/stored-value';

interface TabRecord<Value extends object> {
  stored: StoredValue<Value & { uid?: string }>;
  /**
   * Called at once with what the tab has kept; and when the guest goes back to this page, with what other pages of the tab
   * have made of it. Undefined for nothing.
   */
  restore: (value: Value | undefined) => void;
  /** What the tab keeps now; undefined for nothing. */
  value: () => Value | undefined;
  /** Called with what is to be called after each change. */
  subscribe: (save: () => void) => void;
  /** The account has left, and no other one may see what it had. */
  onLeft: () => void;
}

/** Keeps a value in the tab, also over a reload, until its account leaves. */
export function keepInTab<Value extends object>(record: TabRecord<Value>): void {
  const { stored, restore, value, subscribe, onLeft } = record;
  const kept = stored.get();
  if (kept) restore(kept);
  let uid = accountIdOf(auth.get()) ?? kept?.uid;
  const save = () => {
    const now = value();
    stored.set(now && { ...now, ...(uid !== undefined && { uid }) });
  };
  subscribe(save);
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) restore(stored.get());
  });
  onAccountLeft(onLeft, kept?.uid, (now) => {
    uid = now;
    save();
  });
}
