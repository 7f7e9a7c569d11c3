import type { Site } from '../base';
import * as v from 'valibot';
import { MODULES } from '../modules';
import {
  promote,
  release,
  rollBack,
  startCanary,
  type State,
  type Store,
  switchLive,
} from '../releases';
import { copyRelease } from './copy-release';

const moduleName = v.picklist(MODULES);
const version = v.string();

const CommandSchema = v.variant('action', [
  // One module, or several in one switch.
  v.object({ action: v.literal('release'), versions: v.record(moduleName, version) }),
  v.object({ action: v.literal('canary'), module: moduleName, version, share: v.number() }),
  v.object({ action: v.literal('promote') }),
  v.object({ action: v.literal('rollback'), module: moduleName }),
  // Publishes a copy of the live release, with a text replaced by another.
  v.object({
    action: v.literal('publish-copy'),
    module: moduleName,
    text: v.string(),
    by: v.string(),
  }),
]);
/** What a test can do with the releases of a running local cloud. */
export type ReleaseCommand = v.InferOutput<typeof CommandSchema>;

/**
 * Changes the releases of a local cloud like the release commands, without a build or a gate.
 * @param input `ReleaseCommand`s, which are run one after the other.
 * @returns the version of the copy that the last one makes; '' if it changes what is live.
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
  if (command.action === 'publish-copy') {
    const { live } = store.readState();
    return copyRelease(store, command.module, live[command.module] ?? '', command);
  }
  await switchLive(store, site, (before) => changed(before, command));
  return '';
}

type Switching = Exclude<ReleaseCommand, { action: 'publish-copy' }>;

function changed(before: State, command: Switching): State {
  const at = new Date();
  if (command.action === 'release')
    return MODULES.reduce((state, module) => {
      const next = command.versions[module];
      return next === undefined ? state : release(state, next, { module, at });
    }, before);
  if (command.action === 'promote') return promote(before, at);
  const how = { module: command.module, at };
  return command.action === 'canary'
    ? startCanary(before, command.version, command.share, how)
    : rollBack(before, how);
}
