import { CliError, printHeading, readSiteConfig, root, shutdownSignal } from '../base';
import { admittedCandidates } from '../gate';
import { prune, releaseOnce, type State } from '../releases';
import { ACCEPT_OPTION, acceptedOf } from './accept-option';
import { OLDER_OPTION, switchTo } from './candidate-switch';
import { defineCommand } from './command';
import {
  EXPECT_OPTION,
  expectedVersion,
  MODULES_POSITIONAL,
  someModules,
} from './module-arguments';
import { STORE_OPTION, storeOf } from './store-option';
import { switchAndPrint } from './switch-live';

export const command = defineCommand(
  {
    usage:
      'npm run release -- <module...> [--accept <kinds>] [--expect <version>] [--older] [--store <folder>]',
    summary: 'Builds these modules and makes them live if they pass the gate.',
    options: { ...ACCEPT_OPTION, ...EXPECT_OPTION, ...OLDER_OPTION, ...STORE_OPTION },
    positionals: MODULES_POSITIONAL,
  },
  async ({ positionals, values }) => {
    const modules = someModules(positionals);
    const expected = expectedVersion(values);
    const accepted = await acceptedOf(values);
    if (expected !== undefined && modules.length > 1)
      throw new CliError('--expect is the version of one module: release one module with it.');
    const store = storeOf(values);
    await readSiteConfig(root);
    // Only the switch needs the hosts, but an error must appear before minutes of checks.
    await store.readHosts();
    const checkedWith = await store.readState();
    const candidates = await admittedCandidates(store, modules, shutdownSignal(), accepted);
    printHeading('Release');
    const text = candidates.map(({ module, version }) => `${module} ${version}`).join(', ');
    const conditions = { store, checkedWith, mayBeOlder: values.older === true };
    await switchAndPrint(store, { label: 'live', text }, async (before) => {
      const already: string[] = [];
      let state: State = before;
      for (const candidate of candidates) {
        const { module, version } = candidate;
        const outcome = await switchTo(candidate, state, conditions, (from) =>
          releaseOnce(from, version, expected, {
            module,
            at: new Date(),
            accepted: candidate.accepted,
          }),
        );
        if (outcome.already !== undefined) already.push(outcome.already);
        state = outcome.state;
      }
      return already.length === candidates.length
        ? { state, already: already.join(', ') }
        : { state };
    });
    await prune(store);
    return 0;
  },
);
