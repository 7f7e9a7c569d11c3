import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/runtime';
import { forgetRegistry, loadRegistry } from '@simmer/shared/registry';
import { TimeLimitError, withTimeLimit } from '@simmer/shared/time-limit';
import type { ComponentType } from 'react';
import * as v from 'valibot';
import { REMOTES, type RemoteName } from './remote-name';

/** A little more than webpack's own limit for a chunk, so that its clearer error comes first. */
const LIMIT_MS = 9000;
const SCRIPT_LIMIT_MS = 8000;

const ComponentModule = v.object({
  default: v.custom<ComponentType>((value) => typeof value === 'function'),
});

/** Which address each remote is registered under, until it fails. */
const registered = new Map<string, string>();
/** How often a remote hung. Chromium keeps waiting on a hung request, so the same address would hang again. */
const hangs = new Map<string, number>();

registerPlugins([
  {
    name: 'simmer-scripts',
    createScript({ url }) {
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      // With CORS, so that an error in a remote has its real text, and so that a preload can match.
      script.crossOrigin = 'anonymous';
      return { script, timeout: SCRIPT_LIMIT_MS };
    },
  },
]);

/**
 * Loads what a remote exposes. Nothing is remembered of a failure: calling again tries again.
 * @throws Error naming the remote, its version and what went wrong.
 */
export async function loadRemoteComponent(name: RemoteName): Promise<{ default: ComponentType }> {
  const { module, expose } = REMOTES[name];
  const { modules } = await loadRegistry();
  const release = modules[module];
  if (!release) throw new Error(`${module} is not in the registry.`);

  const federationName = module.replaceAll('-', '_');
  register(federationName, address(module, release.entry));
  try {
    const loaded: unknown = await withTimeLimit(
      loadRemote(`${federationName}/${expose}`),
      LIMIT_MS,
    );
    return v.parse(ComponentModule, loaded);
  } catch (error) {
    if (error instanceof TimeLimitError || isScriptTimeout(error)) {
      hangs.set(module, (hangs.get(module) ?? 0) + 1);
    }
    // The next try begins at the beginning: another version may be live by then, and the federation runtime
    // would go on with whatever it got, however wrong its shape.
    forgetRegistry();
    registered.delete(federationName);
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

function register(name: string, entry: string): void {
  if (registered.get(name) === entry) return;
  registerRemotes([{ name, entry, type: 'global' }], { force: true });
  registered.set(name, entry);
}

/** The federation runtime says `timed out`, webpack's own loader of chunks says `timeout`. */
function isScriptTimeout(error: unknown): boolean {
  return error instanceof Error && /timed? ?out/i.test(error.message);
}
