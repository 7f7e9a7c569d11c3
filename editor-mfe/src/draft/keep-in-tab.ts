import type { StoredValue } from '@simmer/shared/stored-value';

interface Kept<Drafts extends { uid: string }> {
  stored: StoredValue<Drafts>;
  /** Undefined while nobody is logged in. Nobody gets what another account has typed. */
  accountId: () => string | undefined;
  restore: (drafts: Drafts) => void;
  /** What is typed and not saved; undefined if nothing is. */
  typed: () => object | undefined;
  /** Called with what is to be called after each change. */
  subscribe: (update: () => void) => void;
  discard: () => void;
}

/**
 * Stores in the tab what is typed, and restores it after a reload, or when the browser has discarded the page. Where the
 * browser can, it asks before the page is closed; browsers on iOS cannot.
 * @returns a function that deletes what is typed, here and in the tab's storage.
 */
export function keepInTab<Drafts extends { uid: string }>(kept: Kept<Drafts>): () => void {
  const { stored, accountId, restore, typed, subscribe, discard } = kept;
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  const drafts = stored.get();
  if (drafts && drafts.uid === accountId()) restore(drafts);

  function update(): void {
    const now = typed();
    // The listener is added only then, because it keeps a page out of the back/forward cache.
    if (now) window.addEventListener('beforeunload', ask);
    else window.removeEventListener('beforeunload', ask);
    const uid = accountId();
    if (uid !== undefined) stored.set(now && { ...now, uid });
  }
  update();
  subscribe(update);
  return () => {
    discard();
    stored.set(undefined);
  };
}
