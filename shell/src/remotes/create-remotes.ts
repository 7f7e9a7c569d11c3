import { lazy, type ComponentType } from 'react';
import { findRelease } from './find-release';
import { keepLoading } from './keep-loading';
import { loadRemote } from './load-remote';
import { REMOTE_PARTS, type RemotePartName } from './remote-parts';
import type { LoadedRemote, ModuleState, RemoteState } from './remote-state';

export interface PageRemote {
  name: RemotePartName;
  /** Whether its composed HTML may stay on screen while the remote cannot be loaded. Without it, it always may. */
  isHtmlValid?: () => boolean;
}

/**
 * @param entry the entry in the registry.
 * @returns the entry to load.
 */
export type ResolveEntry = (module: string, entry: string) => string | Promise<string>;

export interface Remotes {
  /** The same component until the remote fails; then a new one, which loads the remote again. */
  component: (name: RemotePartName) => ComponentType;
  /**
   * Starts loading before React renders. A remote with composed HTML is retried as long as that HTML stays; the failure
   * of any other remote shows in its slot.
   */
  preload: (remotes: readonly PageRemote[]) => void;
}

/** The remotes of one page, and the only record of each one's state. */
export function createRemotes(resolveEntry: ResolveEntry): Remotes {
  const modules: Record<string, ModuleState> = {};

  function moduleOf(name: RemotePartName): ModuleState {
    return (modules[REMOTE_PARTS[name].module] ??= { failures: 0, remotes: {} });
  }

  async function loadLive(name: RemotePartName): Promise<LoadedRemote> {
    const { module } = REMOTE_PARTS[name];
    const release = await findRelease(module);
    const entry = await resolveEntry(module, release.entry);
    // An entry that differs from the registry's is a developer's own, which has no known integrity.
    const own = entry === release.entry ? release : { version: release.version, entry };
    return loadRemote(name, moduleOf(name), own);
  }

  function begin({ name, isHtmlValid }: PageRemote, composed?: Element): RemoteState {
    let loading: Promise<LoadedRemote> | undefined;
    const mayWait = () => composed?.isConnected === true && isHtmlValid?.() !== false;
    const load = () => (loading ??= run());
    const state: RemoteState = { status: 'idle', component: lazy(load), load, composed };

    async function run(): Promise<LoadedRemote> {
      state.status = 'loading';
      try {
        const loaded = await keepLoading(() => loadLive(name), mayWait);
        state.status = 'ready';
        return loaded;
      } catch (error) {
        state.status = 'failed';
        throw error;
      }
    }
    return state;
  }

  function stateOf(remote: PageRemote, composed?: Element): RemoteState {
    const { remotes } = moduleOf(remote.name);
    const known = remotes[remote.name];
    if (known && known.status !== 'failed' && !isAbandoned(known)) return known;
    return (remotes[remote.name] = begin(remote, composed));
  }

  return {
    component: (name) => stateOf({ name }).component,
    preload(remotes) {
      for (const remote of remotes)
        stateOf(remote, composedHtml(remote.name))
          .load()
          .catch(() => undefined);
    },
  };
}

/** Whether it is only waiting on behalf of HTML that has left the page. */
function isAbandoned({ status, composed }: RemoteState): boolean {
  return status !== 'ready' && composed?.isConnected === false;
}

/** The remote's slot in a composed page, if it still contains the remote's own HTML as it was sent. */
function composedHtml(name: RemotePartName): Element | undefined {
  const slot = document.querySelector(
    `[data-module="${REMOTE_PARTS[name].module}"]:not([data-hydrated])`,
  );
  return slot?.firstElementChild && !slot.querySelector('[data-fallback]') ? slot : undefined;
}
