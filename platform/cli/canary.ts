import { CliError, printHeading } from '../base';
import { promote, SHARE } from '../releases';
import { ACCEPT_OPTION } from './accept-option';
import { defineCommand } from './command';
import { AGAIN_OPTION, OLDER_OPTION, oneModule, shareOf } from './module-arguments';
import { STORE_OPTION, storeOf } from './store-option';
import { requireExpected, switchAndPrint } from './switch-live';

export const command = defineCommand(
  {
    usage:
      'npm run canary -- <module> <share> [--accept <code>] [--again] [--older] [--store <folder>], or --promote [--expect <version>]',
    summary:
      'Builds a module and releases it to a share of the visitors if it passes the gate. "--promote" makes the canary live for everybody.',
    options: {
      promote: { type: 'boolean', help: 'make the canary live for every visitor; builds nothing' },
      expect: {
        type: 'string',
        placeholder: '<version>',
        help: 'the canary to promote; if there is a different one by now, nothing changes',
      },
      ...ACCEPT_OPTION,
      ...AGAIN_OPTION,
      ...OLDER_OPTION,
      ...STORE_OPTION,
    },
    positionals: {
      placeholder: '<module> <share>',
      help: `a module, and the percentage of visitors, from ${String(SHARE.least)} to ${String(SHARE.most)}`,
    },
  },
  async ({ positionals, values }) => {
    if (values.promote !== true) {
      if (values.expect !== undefined)
        throw new CliError('"--expect" names the canary to promote: it needs "--promote".');
      const module = oneModule(positionals.slice(0, Math.max(1, positionals.length - 1)));
      // A promotion does not need the gate, which takes seconds to load.
      const { releaseChecked } = await import('./release');
      await releaseChecked([module], values, shareOf(positionals.slice(1).at(-1)));
      return 0;
    }
    if (positionals.length > 0)
      throw new CliError('There is one canary at a time: "npm run canary -- --promote".');
    // The workflow's form was left empty.
    if (values.expect === '')
      throw new CliError('Give the version of the canary to promote: "npm run releases" shows it.');
    const store = storeOf(values);
    printHeading('Promote');
    const { canary } = store.readState();
    const step = {
      store,
      label: 'live',
      text: canary ? `${canary.module} ${canary.version}` : '',
      mayBeOlder: values.older === true,
    };
    await switchAndPrint(step, (state) => {
      requireExpected('The canary is', state.canary?.version ?? 'none', values.expect);
      return promote(state, new Date());
    });
    return 0;
  },
);
