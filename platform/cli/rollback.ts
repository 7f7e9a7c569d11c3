import { printHeading } from '../base';
import { rollBack } from '../releases';
import { defineCommand } from './command';
import { MODULES_POSITIONAL, OLDER_OPTION, someModules } from './module-arguments';
import { STORE_OPTION, storeOf } from './store-option';
import { requireExpected, switchAndPrint } from './switch-live';

export const command = defineCommand(
  {
    usage: 'npm run rollback -- <module...> [--expect <version>] [--older] [--store <folder>]',
    summary:
      'Ends the canary of each of these modules, or makes its previous release live again, in one step.',
    options: {
      expect: {
        type: 'string',
        placeholder: '<version>',
        help: 'the version to go back from, live or canary; if it is no longer live, nothing changes',
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
        const { live, canary } = state;
        const is = canary?.module === module ? canary.version : live[module];
        requireExpected(`A rollback of ${module} goes back from`, is ?? 'nothing', values.expect);
        return rollBack(state, { module, at });
      }, before),
    );
    return 0;
  },
);
