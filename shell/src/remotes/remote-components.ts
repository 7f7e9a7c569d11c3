import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { loadRemoteComponent } from './load-remote';
import type { RemoteName } from './remote-name';

interface Entry {
  load: () => Promise<{ default: ComponentType }>;
  component: LazyExoticComponent<ComponentType>;
}

const entries = new Map<RemoteName, Entry>();

/**
 * React keeps the outcome of a `lazy`, a failure too. So an entry that failed is forgotten at once: whoever
 * shows the remote next, after "Try again" or on coming back to the page, asks for it anew.
 */
function entryOf(name: RemoteName): Entry {
  const known = entries.get(name);
  if (known) return known;
  let loading: Promise<{ default: ComponentType }> | undefined;
  const load = () =>
    (loading ??= loadRemoteComponent(name).catch((error: unknown) => {
      entries.delete(name);
      throw error;
    }));
  const entry = { load, component: lazy(load) };
  entries.set(name, entry);
  return entry;
}

export function remoteComponent(name: RemoteName): LazyExoticComponent<ComponentType> {
  return entryOf(name).component;
}

/** Begins to fetch before React has rendered; a failure shows in the slot that needs the remote. */
export function preloadRemotes(names: readonly RemoteName[]): void {
  for (const name of names)
    entryOf(name)
      .load()
      .catch(() => undefined);
}
