import { CliError, printHeading } from '../base';
import type { ModuleName } from '../modules';
import { rollBack, type State } from '../releases';
import { defineCommand } from './command';
import { MODULES_POSITIONAL, OLDER_OPTION, someModules } from './module-arguments';
import { STORE_OPTION, storeOf } from './store-option';
import { switchAndPrint } from './switch-live';

export const command = defineCommand(
  {
    usage: 'npm run rollback -- <module...> [--expect <version>] [--older] [--store <folder>]',
    summary:
      'Ends the canary of each of these modules, or makes its previous release live again, in one step.',
    options: {
      expect: {
        type: 'string',
        placeholder: '<version>',
        help: 'the version to go back from, live or canary; if it is not live any more, nothing changes',
      },
      ...OLDER_OPTION,
      ...STORE_OPTION,
    },
    positionals: MODULES_POSITIONAL,
  },
  async ({ positionals, values }) => {
    const modules = someModules(positionals);
    const store = storeOf(values);
    printHeading('Roll back');
    const step = {
      store,
      label: 'rolled back',
      text: modules.join(', '),
      mayBeOlder: values.older === true,
    };
    const at = new Date();
    await switchAndPrint(step, (before) =>
      modules.reduce((state, module) => {
        requireExpected(state, module, values.expect);
        return rollBack(state, { module, at });
      }, before),
    );
    return 0;
  },
);

/**
 * Makes a rollback safe to run again: it acts only on the version that it was meant for.
 * @throws CliError unless that is the canary or, without one, the live version.
 */
function requireExpected(
  { live, canary }: State,
  module: ModuleName,
  expected: string | undefined,
): void {
  const is = canary?.module === module ? canary.version : live[module];
  if (expected !== undefined && is !== expected)
    throw new CliError(
      `A rollback of ${module} goes back from ${is ?? 'nothing'}, but ${expected} was expected. Nothing was changed. "npm run releases" shows what is live.`,
    );
}
