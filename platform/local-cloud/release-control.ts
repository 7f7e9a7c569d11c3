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
  v.object({ action: v.literal('release'), module: moduleName, version }),
  v.object({ action: v.literal('canary'), module: moduleName, version, share: v.number() }),
  v.object({ action: v.literal('promote'), module: moduleName }),
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
 * @param input a `ReleaseCommand`.
 * @returns the live version of the module, or that of the copy.
 */
export async function runReleaseCommand(store: Store, site: Site, input: unknown): Promise<string> {
  const command = v.parse(CommandSchema, input);
  const liveVersion = async () => (await store.readState()).live[command.module] ?? '';
  if (command.action === 'publish-copy')
    return copyRelease(store, command.module, await liveVersion(), command);
  await switchLive(store, site, (before) => changed(store, before, command));
  return liveVersion();
}

type Switching = Exclude<ReleaseCommand, { action: 'publish-copy' }>;

function changed(store: Store, state: State, command: Switching): State {
  const how = { module: command.module, at: new Date() };
  if (command.action === 'release') return release(state, command.version, how);
  if (command.action === 'canary') return startCanary(state, command.version, command.share, how);
  if (command.action === 'promote') return promote(state, how);
  return rollBack(state, (version) => store.isStored(command.module, version), how);
}
