import { containerName, SLOT_ATTRIBUTES } from '@simmer/shared/navigation';
import { forgetRegistry, loadRegistry } from '@simmer/shared/registry';
import type { ComponentType } from 'react';
import * as v from 'valibot';
import { keepTrying } from './keep-trying';
import { createModule, type Release, type RemoteModule } from './remote-module';
import type { RemotePart } from './remote-parts';
import type { PartOnPage, Remotes } from './remote-source';

/**
 * @param live the release in the registry.
 * @returns the release to load.
 */
export type ResolveRelease = (module: string, live: Release) => Release | Promise<Release>;

interface LoadedModule extends RemoteModule {
  /** By what is exposed. */
  parts: Map<string, PartState>;
}

interface PartState extends PartOnPage {
  /** The error of the last try. A part with composed HTML is tried again. */
  status: 'loading' | 'ready' | 'failed';
}

const LoadedPartSchema = v.object({
  default: v.custom<ComponentType>((value) => typeof value === 'function'),
});

/**
 * The parts of remotes on one page, and the only record of each one's state. A part is loaded when it is asked for
 * the first time, and when it is asked for after it failed. While composed HTML is shown for it, that happens by
 * itself.
 */
export function createRemotes(resolveRelease: ResolveRelease): Remotes {
  const modules: Record<string, LoadedModule> = {};
  const moduleOf = (id: string) =>
    (modules[id] ??= { ...createModule(containerName(id)), parts: new Map() });
  return Object.assign(loadPart, { open });

  async function open({ module: id }: RemotePart): Promise<void> {
    await moduleOf(id).open(await resolveRelease(id, await findRelease(id)), false);
  }

  function loadPart({ module: id, expose }: RemotePart, isRetry = false): PartOnPage {
    const module = moduleOf(id);
    const known = module.parts.get(expose);
    if (known && isStillGood(known, isRetry)) return known;
    const composed = composedHtml(id);
    const part: PartState = {
      status: 'loading',
      composed,
      loading: composed ? keepTrying(load, () => composed.isConnected) : load(isRetry),
    };
    // The slot that shows the part reports the failure.
    part.loading.catch(() => undefined);
    module.parts.set(expose, part);
    return part;

    async function load(isNextTry: boolean): Promise<ComponentType> {
      let release = id;
      try {
        const live = await findRelease(id);
        part.status = 'loading';
        const resolved = await resolveRelease(id, live);
        release = `${id} ${resolved.version}`;
        const get = await module.open(resolved, isNextTry);
        part.component = v.parse(LoadedPartSchema, await get(expose)).default;
        part.status = 'ready';
        return part.component;
      } catch (cause) {
        part.status = 'failed';
        // Another version may be live by the next try.
        forgetRegistry();
        // The entry runs again only if nothing of the module is in use or loading: a second run has a second copy of
        // all state of the module, like the order that is being sent. A container requests a missing chunk by itself.
        if ([...module.parts.values()].every(({ status }) => status === 'failed')) module.close();
        throw new Error(`${release} could not show ${expose}.`, { cause });
      }
    }
  }
}

function isStillGood({ status, composed }: PartState, isRetry: boolean): boolean {
  if (status === 'failed') return composed?.isConnected === true;
  return status === 'ready' || !isRetry;
}

async function findRelease(module: string): Promise<Release> {
  const release = (await loadRegistry()).modules[module];
  if (!release) throw new Error(`${module} is not in the registry.`);
  return release;
}

/** The part's own HTML in its slot of a composed page, as long as it is unchanged. */
function composedHtml(module: string): Element | undefined {
  const { module: name, hydrated } = SLOT_ATTRIBUTES;
  const slot = document.querySelector(`[${name}="${module}"]:not([${hydrated}])`);
  return slot?.querySelector('[data-fallback]')
    ? undefined
    : (slot?.firstElementChild ?? undefined);
}
