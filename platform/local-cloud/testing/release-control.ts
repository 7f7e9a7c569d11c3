import { root } from '../../base';
import type { Site } from '../../shop';
import * as v from 'valibot';
import { buildModules, OTHER_BUILDS } from '../../build';
import { MODULES } from '../../modules';
import { addBuild, release, rollBack, type State, type Store, switchLive } from '../../releases';
import { copyRelease } from '../../releases/testing/copy-release';

const moduleName = v.picklist(MODULES);

const CommandSchema = v.variant('action', [
  // One module, or several in one switch.
  v.object({ action: v.literal('release'), versions: v.record(moduleName, v.string()) }),
  v.object({ action: v.literal('rollback'), module: moduleName }),
  // Adds a copy of the live release, with a text replaced by another.
  v.object({
    action: v.literal('add-copy'),
    module: moduleName,
    text: v.string(),
    by: v.string(),
  }),
  // Adds a build with the other version of Module Federation.
  v.object({ action: v.literal('add-federation-other'), module: moduleName }),
]);
/** What a test can do with the releases of a running local cloud. */
export type ReleaseCommand = v.InferOutput<typeof CommandSchema>;

/**
 * Changes the releases of a local cloud like the release commands, without a gate.
 * @param input `ReleaseCommand`s, which are run one after the other.
 * @returns the version that the last one adds; '' if it changes what is live.
 */
export async function runReleaseCommands(
  store: Store,
  site: Site,
  input: unknown,
): Promise<string> {
  let version = '';
  for (const command of v.parse(v.array(CommandSchema), input))
    version = await run(store, site, command);
  return version;
}

async function run(store: Store, site: Site, command: ReleaseCommand): Promise<string> {
  if (command.action === 'add-copy') {
    const { live } = store.readState();
    return copyRelease(store, command.module, live[command.module] ?? '', command);
  }
  if (command.action === 'add-federation-other') {
    const { module } = command;
    await buildModules(root, new AbortController().signal, [module], OTHER_BUILDS);
    return addBuild(store, root, module, OTHER_BUILDS);
  }
  await switchLive(store, site, (before) => changed(before, command));
  return '';
}

type Switching = Exclude<ReleaseCommand, { action: `add-${string}` }>;

function changed(before: State, command: Switching): State {
  const how = { at: new Date() };
  return command.action === 'release'
    ? release(before, command.versions, how)
    : rollBack(before, [command.module], how);
}
