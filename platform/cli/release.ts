import { printHeading, shutdownSignal } from '../base';
import { admittedCandidates } from '../gate';
import { prune, releaseOnce } from '../releases';
import { ACCEPT_OPTION, acceptedOf } from './accept-option';
import { liveBeforeChecks, switchTo } from './candidate-switch';
import { defineCommand } from './command';
import {
  EXPECT_OPTION,
  expectedVersion,
  MODULES_POSITIONAL,
  OLDER_OPTION,
  someModules,
} from './module-arguments';
import { STORE_OPTION, storeOf } from './store-option';
import { inOneStep, switchAndPrint } from './switch-live';

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
    const expected = expectedVersion(values, modules);
    const accepted = await acceptedOf(values);
    const store = storeOf(values);
    const mayBeOlder = values.older === true;
    const checkedWith = await liveBeforeChecks(store, mayBeOlder);
    const candidates = await admittedCandidates(store, modules, shutdownSignal(), accepted);
    printHeading('Release');
    const text = candidates.map(({ module, version }) => `${module} ${version}`).join(', ');
    const conditions = { store, checkedWith, mayBeOlder };
    await switchAndPrint(store, { label: 'live', text, mayBeOlder }, (before) =>
      inOneStep(candidates, before, (candidate, state) =>
        switchTo(candidate, state, conditions, (from) =>
          releaseOnce(from, candidate.version, expected, {
            module: candidate.module,
            at: new Date(),
            accepted: candidate.accepted,
          }),
        ),
      ),
    );
    await prune(store);
    return 0;
  },
);
