import { join } from 'node:path';
import type { ModuleName } from '../../modules';
import { HASHED_NAME } from '../../hosting';
import { keptVersions } from './retention';
import type { State } from './state';
import type { Store } from './store';

const PRECOMPRESSED = /\.br$/;
const FOR_TOOLS = /^(chunks\.json|mf-)/;

/**
 * The shell's releases, and the files of the live one that browsers load by fixed names: icons, the image of shared links.
 * @param needed what documents name: those of a canary that just ended may name an older shell.
 */
export async function shellFilesOf(
  store: Store,
  state: State,
  needed: readonly { module: ModuleName; version: string }[],
): Promise<Map<string, string>> {
  const named = needed.flatMap(({ module, version }) => (module === 'shell' ? [version] : []));
  const files = new Map<string, string>();
  for (const version of [...keptVersions(state, 'shell'), ...named])
    if (store.isStored('shell', version)) files.set(version, store.client('shell', version));
  const live = store.client('shell', state.live.shell ?? '');
  for (const name of await store.files.readdir(live))
    if (!HASHED_NAME.test(name.replace(PRECOMPRESSED, '')) && !FOR_TOOLS.test(name))
      files.set(name, join(live, name));
  return files;
}
