import { CliError, printHeading, shutdownSignal } from '../base';
import { admittedCandidates } from '../gate';
import { startCanaryOnce } from '../releases';
import { ACCEPT_OPTION, acceptedOf } from './accept-option';
import { liveBeforeChecks, switchTo } from './candidate-switch';
import { defineCommand } from './command';
import {
  EXPECT_OPTION,
  expectedVersion,
  OLDER_OPTION,
  oneModule,
  shareOf,
} from './module-arguments';
import { STORE_OPTION, storeOf } from './store-option';
import { switchAndPrint } from './switch-live';

export const command = defineCommand(
  {
    usage:
      'npm run canary -- <module> <share> [--accept <kinds>] [--expect <version>] [--older] [--store <folder>]',
    summary: 'Builds a module and releases it to a share of the visitors if it passes the gate.',
    options: { ...ACCEPT_OPTION, ...EXPECT_OPTION, ...OLDER_OPTION, ...STORE_OPTION },
    positionals: {
      placeholder: '<module> <share>',
      help: 'a module, and the percentage of visitors, from 0.1 to 99',
    },
  },
  async ({ positionals, values }) => {
    const module = oneModule(positionals.slice(0, Math.max(1, positionals.length - 1)));
    const share = shareOf(positionals.slice(1).at(-1));
    const expected = expectedVersion(values, [module]);
    const accepted = await acceptedOf(values);
    const store = storeOf(values);
    const mayBeOlder = values.older === true;
    const checkedWith = await liveBeforeChecks(store, mayBeOlder);
    const [candidate] = await admittedCandidates(store, [module], shutdownSignal(), accepted);
    if (!candidate) throw new CliError(`${module} was not built.`);
    printHeading('Canary');
    const text = `${module} ${candidate.version} for ${String(share)} %`;
    await switchAndPrint(store, { label: 'canary', text, mayBeOlder }, (state) =>
      switchTo(candidate, state, { store, checkedWith, mayBeOlder }, (before) =>
        startCanaryOnce(before, candidate.version, share, expected, {
          module,
          at: new Date(),
          accepted: candidate.accepted,
        }),
      ),
    );
    return 0;
  },
);
