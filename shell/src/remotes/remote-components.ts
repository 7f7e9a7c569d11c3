import { cart } from '@simmer/shared/cart';
import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { keepLoading } from './keep-loading';
import { loadRemoteComponent } from './load-remote';
import { REMOTES, type RemoteName } from './remote-name';

interface Entry {
  load: () => Promise<{ default: ComponentType }>;
  component: LazyExoticComponent<ComponentType>;
  /** Whether it is still on its way to a place that is gone from the page. */
  isAbandoned: () => boolean;
}

const entries = new Map<RemoteName, Entry>();

/**
 * React keeps the outcome of a `lazy`, a failure too. So an entry that failed is forgotten at once: whoever
 * shows the remote next, after "Try again" or on coming back to the page, asks for it anew.
 * @param slot a place that waits for the remote however long it takes, until it leaves the page.
 */
function entryOf(name: RemoteName, slot?: Element): Entry {
  const known = entries.get(name);
  if (known && !known.isAbandoned()) return known;
  let loading: Promise<{ default: ComponentType }> | undefined;
  let isHere = false;
  const isWaitedFor = () => slot !== undefined && slot.isConnected && isStillTrue(name);
  const load = () =>
    (loading ??= keepLoading(() => loadRemoteComponent(name), isWaitedFor).then(
      (loaded) => {
        isHere = true;
        return loaded;
      },
      (error: unknown) => {
        if (entries.get(name) === entry) entries.delete(name);
        throw error;
      },
    ));
  const entry: Entry = {
    load,
    component: lazy(load),
    isAbandoned: () => !isHere && slot !== undefined && !slot.isConnected,
  };
  entries.set(name, entry);
  return entry;
}

export function remoteComponent(name: RemoteName): LazyExoticComponent<ComponentType> {
  return entryOf(name).component;
}

/**
 * Begins to fetch before React has rendered. A remote whose HTML the page came with is waited for as long as that
 * HTML stands; the failure of any other shows in the slot that needs it.
 */
export function preloadRemotes(names: readonly RemoteName[]): void {
  for (const name of names)
    entryOf(name, composedSlot(name))
      .load()
      .catch(() => undefined);
}

/** HTML made ahead of time says that the cart is empty. With lines in it a guest must rather hear that it failed. */
function isStillTrue(name: RemoteName): boolean {
  return name !== 'checkout' || cart.getItems().length === 0;
}

/** The remote's place in a composed page, when its own HTML and not the loading message stands there. */
function composedSlot(name: RemoteName): Element | undefined {
  const slot = document.querySelector(`[data-module="${REMOTES[name].module}"]`);
  return slot?.firstElementChild && !slot.querySelector('[data-fallback]') ? slot : undefined;
}
