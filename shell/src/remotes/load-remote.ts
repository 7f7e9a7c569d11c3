import { forgetRegistry, loadRegistry } from '@simmer/shared/registry';
import { TimeLimitError, withTimeLimit } from '@simmer/shared/time-limit';
import type { ComponentType } from 'react';
import * as v from 'valibot';
import { entryOf } from '../inspector/overrides';
import { openContainer, type GetExposed } from './container';
import { REMOTES, type RemoteName } from './remote-name';

/** A little more than webpack's own limit for a chunk, so that its clearer error comes first. */
const LIMIT_MS = 9000;

const ComponentModule = v.object({
  default: v.custom<ComponentType>((value) => typeof value === 'function'),
});

/** The remotes whose entry is run or running, and from which address, until one fails. */
const opened = new Map<string, { url: string; container: Promise<GetExposed> }>();
/** How often a remote hung. Chromium keeps waiting on a hung request, so the same address would hang again. */
const hangs = new Map<string, number>();

/**
 * Loads what a remote exposes. Nothing is remembered of a failure: calling again tries again.
 * @throws Error naming the remote, its version and what went wrong.
 */
export async function loadRemoteComponent(name: RemoteName): Promise<{ default: ComponentType }> {
  const { module, expose } = REMOTES[name];
  const { modules } = await loadRegistry();
  const release = modules[module];
  if (!release) throw new Error(`${module} is not in the registry.`);

  const loading = entryOf(module, release.entry)
    .then((entry) => open(module, address(module, entry)))
    .then((get) => get(expose));
  try {
    return v.parse(ComponentModule, await withTimeLimit(loading, LIMIT_MS));
  } catch (error) {
    if (error instanceof TimeLimitError || isChunkTimeout(error)) {
      hangs.set(module, (hangs.get(module) ?? 0) + 1);
    }
    // The next try begins at the beginning: another version may be live by then.
    forgetRegistry();
    opened.delete(module);
    throw new Error(`${module} ${release.version} could not show ${expose}.`, { cause: error });
  }
}

function address(module: string, entry: string): string {
  const count = hangs.get(module);
  if (count === undefined) return entry;
  const anew = new URL(entry);
  anew.searchParams.set('retry', String(count));
  return anew.href;
}

function open(module: string, url: string): Promise<GetExposed> {
  const known = opened.get(module);
  if (known?.url === url) return known.container;
  const container = openContainer(module.replaceAll('-', '_'), url);
  opened.set(module, { url, container });
  return container;
}

/** webpack's own loader of chunks says `timeout` in its message. */
function isChunkTimeout(error: unknown): boolean {
  return error instanceof Error && /timeout/i.test(error.message);
}
