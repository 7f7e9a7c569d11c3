import { lazy, type ComponentType } from 'react';
import { loadWithRetries } from './load-with-retries';
import {
  findRelease,
  loadRemote,
  type EntryState,
  type LoadedPart,
  type Release,
} from './load-remote';
import { partOf, type RemotePartName } from './remote-parts';

export interface PagePart {
  name: RemotePartName;
  /** Whether its composed HTML may stay on screen while the part cannot be loaded. Without it, it always may. */
  isHtmlValid?: () => boolean;
}

/**
 * @param live the release in the registry.
 * @returns the release to load.
 */
export type ResolveRelease = (module: string, live: Release) => Release | Promise<Release>;

export interface Remotes {
  /** The same component until the part fails; then a new one, which loads the part again. */
  component: (name: RemotePartName) => ComponentType;
  /**
   * Starts loading before React renders. A part with composed HTML is retried as long as that HTML stays; the failure of
   * any other shows in its slot.
   */
  preload: (parts: readonly PagePart[]) => void;
}

/**
 * What the page knows about one part of a remote. React remembers the outcome of a `lazy`, so a new state replaces a failed one.
 */
interface PartState {
  hasFailed: boolean;
  /** From when it is first shown, because another type would mount it anew: what is loaded by then does not suspend. */
  component?: ComponentType;
  loaded?: LoadedPart;
  load: () => Promise<LoadedPart>;
  /** The composed HTML that stays on screen until the part is ready. */
  composed: Element | undefined;
}

interface ModuleState extends EntryState {
  parts: Partial<Record<RemotePartName, PartState>>;
}

/** The parts of remotes on one page, and the only record of each one's state. */
export function createRemotes(resolveRelease: ResolveRelease): Remotes {
  const modules: Record<string, ModuleState> = {};

  function moduleOf(name: RemotePartName): ModuleState {
    return (modules[partOf(name).module] ??= { failures: 0, parts: {} });
  }

  async function loadLive(name: RemotePartName): Promise<LoadedPart> {
    const { module } = partOf(name);
    const release = await resolveRelease(module, await findRelease(module));
    return loadRemote(name, moduleOf(name), release);
  }

  function begin({ name, isHtmlValid }: PagePart, composed?: Element): PartState {
    let loading: Promise<LoadedPart> | undefined;
    const mayWait = () => composed?.isConnected === true && isHtmlValid?.() !== false;
    const load = () => (loading ??= run());
    const state: PartState = { hasFailed: false, load, composed };

    async function run(): Promise<LoadedPart> {
      try {
        return (state.loaded = await loadWithRetries(() => loadLive(name), mayWait));
      } catch (error) {
        state.hasFailed = true;
        throw error;
      }
    }
    return state;
  }

  function stateOf(part: PagePart): PartState {
    const { parts } = moduleOf(part.name);
    const known = parts[part.name];
    if (known && !known.hasFailed && !isAbandoned(known)) return known;
    return (parts[part.name] = begin(part, known ? undefined : composedHtml(part.name)));
  }

  return {
    component(name) {
      const state = stateOf({ name });
      return (state.component ??= state.loaded?.default ?? lazy(state.load));
    },
    preload(parts) {
      for (const part of parts)
        stateOf(part)
          .load()
          .catch(() => undefined);
    },
  };
}

/** Whether it is only waiting on behalf of HTML that has left the page. */
function isAbandoned({ loaded, composed }: PartState): boolean {
  return !loaded && composed?.isConnected === false;
}

/** The part's own HTML in its slot of a composed page, as long as it is as it was sent. */
function composedHtml(name: RemotePartName): Element | undefined {
  const slot = document.querySelector(
    `[data-module="${partOf(name).module}"]:not([data-hydrated])`,
  );
  return slot?.querySelector('[data-fallback]')
    ? undefined
    : (slot?.firstElementChild ?? undefined);
}
