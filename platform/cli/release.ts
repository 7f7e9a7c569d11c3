import { printHeading, root, shutdownSignal } from '../base';
import { admittedCandidates } from '../gate';
import type { ModuleName } from '../modules';
import { messageLines, prune, release, SHARE, startCanary } from '../releases';
import { ACCEPT_OPTION, acceptedOf, isOfCommit } from './accept-option';
import { defineCommand } from './command';
import { AGAIN_OPTION, MODULES_POSITIONAL, OLDER_OPTION, someModules } from './module-arguments';
import { requireNotRolledBack, withoutRolledBack } from './rolled-back';
import { STORE_OPTION, storeOf } from './store-option';
import { liveBeforeChecks, requireSameLive, switchAndPrint } from './switch-live';

interface Options {
  accept?: string;
  older?: boolean;
  again?: boolean;
  store?: string;
}

export const command = defineCommand(
  {
    usage:
      'npm run release -- <module...> [--accept <code>] [--again] [--older] [--store <folder>]',
    summary: 'Builds these modules and makes them live if they pass the gate.',
    options: { ...ACCEPT_OPTION, ...AGAIN_OPTION, ...OLDER_OPTION, ...STORE_OPTION },
    positionals: MODULES_POSITIONAL,
  },
  async ({ positionals, values }) => {
    const modules = someModules(positionals);
    const isCanary = isOfCommit(values) && modules.length === 1 && (await saysCanary());
    await releaseChecked(modules, values, isCanary ? SHARE.usual : undefined);
    return 0;
  },
);

/** "Release: canary" in a line of its own of a commit message. A change of several modules cannot be a canary. */
async function saysCanary(): Promise<boolean> {
  return (await messageLines(root, 'Release', process.env.SIMMER_PUSHED_AFTER)).includes('canary');
}

/**
 * Builds these modules, and makes them live if they pass the gate.
 * @param share of the visitors, in percent; undefined for everybody.
 */
export async function releaseChecked(
  named: readonly ModuleName[],
  values: Options,
  share: number | undefined,
): Promise<void> {
  const accepted = await acceptedOf(values);
  const store = storeOf(values);
  const { older: mayBeOlder = false, again = false } = values;
  const checkedWith = await liveBeforeChecks(store, mayBeOlder);
  const modules = again ? named : await withoutRolledBack(store, checkedWith, named);
  const candidates = await admittedCandidates(store, modules, shutdownSignal(), accepted);
  printHeading(share === undefined ? 'Release' : 'Canary');
  const versions = candidates.map(({ module, version }) => `${module} ${version}`).join(', ');
  const text = share === undefined ? versions : `${versions} for ${String(share)} %`;
  const label = share === undefined ? 'live' : 'canary';
  const at = new Date();
  await switchAndPrint({ store, label, text, mayBeOlder }, (before) => {
    requireSameLive(candidates, checkedWith, before);
    return candidates.reduce((state, { module, version, accepted: differences }) => {
      if (!again) requireNotRolledBack(state, module, version);
      const how = { module, at, accepted: differences };
      return share === undefined
        ? release(state, version, how)
        : startCanary(state, version, share, how);
    }, before);
  });
  prune(store);
}
