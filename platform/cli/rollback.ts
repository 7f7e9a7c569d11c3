import { printHeading } from '../base';
import { rollBack } from '../releases';
import { defineCommand } from './command';
import {
  EXPECT_OPTION,
  expectedVersion,
  MODULES_POSITIONAL,
  OLDER_OPTION,
  requireExpected,
  someModules,
} from './module-arguments';
import { STORE_OPTION, storeOf } from './store-option';
import { inOneStep, switchAndPrint } from './switch-live';

export const command = defineCommand(
  {
    usage: 'npm run rollback -- <module...> [--expect <version>] [--older] [--store <folder>]',
    summary:
      'Ends the canary of each of these modules, or makes its previous release live again, in one step.',
    options: { ...EXPECT_OPTION, ...OLDER_OPTION, ...STORE_OPTION },
    positionals: MODULES_POSITIONAL,
  },
  async ({ positionals, values }) => {
    const modules = someModules(positionals);
    const expected = expectedVersion(values, modules);
    const store = storeOf(values);
    printHeading('Roll back');
    const step = {
      store,
      label: 'rolled back',
      text: modules.join(', '),
      mayBeOlder: values.older === true,
    };
    const at = new Date();
    await switchAndPrint(
      step,
      inOneStep(modules, (state, module) => {
        requireExpected(state, module, expected);
        return rollBack(state, { module, at });
      }),
    );
    return 0;
  },
);
