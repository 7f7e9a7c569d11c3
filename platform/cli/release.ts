import { printHeading, root, shutdownSignal } from '../base';
import { admittedCandidates } from '../gate';
import type { ModuleName } from '../modules';
import { messageLines, prune, release, SHARE, startCanary } from '../releases';
import { ACCEPT_OPTION, acceptedOf } from './accept-option';
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
    await releaseChecked(modules, values, await shareOfCommit(modules));
    return 0;
  },
);

/**
 * The share of the visitors that a pipeline gives a release to: the line "Release: canary" in the message of a pushed
 * commit makes it a canary. A change to several modules cannot be one, and neither can the preview of a pull request.
 * @returns undefined for everybody.
 */
export async function shareOfCommit(modules: readonly ModuleName[]): Promise<number | undefined> {
  const { SIMMER_PUSHED_AFTER: pushedAfter } = process.env;
  if (!pushedAfter || modules.length > 1) return undefined;
  const lines = await messageLines(root, 'Release', pushedAfter);
  return lines.includes('canary') ? SHARE.usual : undefined;
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
  const acceptance = await acceptedOf(values);
  const store = storeOf(values);
  const { older: mayBeOlder = false, again = false } = values;
  const checkedWith = await liveBeforeChecks(store, mayBeOlder);
  const modules = again ? named : await withoutRolledBack(store, checkedWith, named);
  const gate = admittedCandidates(store, modules, shutdownSignal(), acceptance);
  const { candidates, accepted } = await gate;
  printHeading(share === undefined ? 'Release' : 'Canary');
  const versions = candidates.map(({ module, version }) => `${module} ${version}`).join(', ');
  const text = share === undefined ? versions : `${versions} for ${String(share)} %`;
  const label = share === undefined ? 'live' : 'canary';
  const at = new Date();
  await switchAndPrint({ store, label, text, mayBeOlder }, (before) => {
    requireSameLive(candidates, checkedWith, before);
    return candidates.reduce((state, { module, version }) => {
      if (!again) requireNotRolledBack(state, module, version);
      const how = { module, at, accepted };
      return share === undefined
        ? release(state, version, how)
        : startCanary(state, version, share, how);
    }, before);
  });
  prune(store);
}
