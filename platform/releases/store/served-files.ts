import { join } from 'node:path';
import type { ModuleName } from '../../modules';
import { HASHED_NAME } from '../../hosting';
import { keptVersions } from './retention';
import type { State } from './state';
import type { Store } from './store';

const PRECOMPRESSED = /\.br$/;
const FOR_TOOLS = /^(chunks\.json|integrity\.json|mf-)/;

interface Needed {
  module: ModuleName;
  version: string;
}

/**
 * The stored versions that stay on a module's host.
 * @param needed the files that documents name. Those of a canary that just ended may name an older version.
 */
export function servedVersions(
  store: Store,
  state: State,
  module: ModuleName,
  needed: readonly Needed[],
): string[] {
  const named = needed.flatMap((one) => (one.module === module ? [one.version] : []));
  const all = new Set([...keptVersions(state, module), ...named]);
  return [...all].filter((version) => store.isStored(module, version));
}

/**
 * The shell's releases, and the files of the live one that are requested by fixed names: icons, the preview image of
 * shared links.
 * @param needed the files that documents name.
 */
export async function shellFilesOf(
  store: Store,
  state: State,
  needed: readonly Needed[],
): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const version of servedVersions(store, state, 'shell', needed))
    files.set(version, store.client('shell', version));
  const live = store.client('shell', state.live.shell ?? '');
  for (const name of await store.files.readdir(live))
    if (!HASHED_NAME.test(name.replace(PRECOMPRESSED, '')) && !FOR_TOOLS.test(name))
      files.set(name, join(live, name));
  return files;
}
