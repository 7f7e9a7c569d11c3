import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { loadRemoteComponent } from './load-remote';
import type { RemoteName } from './remote-name';

interface Entry {
  load: () => Promise<{ default: ComponentType }>;
  component: LazyExoticComponent<ComponentType>;
}

const entries = new Map<RemoteName, Entry>();

/** React keeps the outcome of a `lazy`, a failure too, so one entry serves until `renewRemote` replaces it. */
function entryOf(name: RemoteName): Entry {
  const known = entries.get(name);
  if (known) return known;
  let loading: Promise<{ default: ComponentType }> | undefined;
  const load = () => (loading ??= loadRemoteComponent(name));
  const entry = { load, component: lazy(load) };
  entries.set(name, entry);
  return entry;
}

export function remoteComponent(name: RemoteName): LazyExoticComponent<ComponentType> {
  return entryOf(name).component;
}

/** Forgets a remote's failure: the next component asks for it anew. */
export function renewRemote(name: RemoteName): void {
  entries.delete(name);
}

/** Begins to fetch before React has rendered; a failure shows in the slot that needs the remote. */
export function preloadRemotes(names: readonly RemoteName[]): void {
  for (const name of names)
    entryOf(name)
      .load()
      .catch(() => undefined);
}
