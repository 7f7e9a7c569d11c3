import { printDone } from '../base';
import { pushStore } from '../pipeline';
import { defineCommand } from './command';
import { oneWord } from './module-arguments';
import { STORE_OPTION, storeOf } from './store-option';

export const command = defineCommand(
  {
    usage: 'node platform/run.mjs store-push <message> [--store <folder>]',
    summary: 'Commits what changed in a store of releases and pushes it to the branch "releases".',
    options: STORE_OPTION,
    positionals: { placeholder: '<message>', help: 'the message of the commit' },
  },
  async ({ positionals, values }) => {
    const message = oneWord(positionals, 'the message of the commit, in quotes');
    const isPushed = await pushStore(storeOf(values).directory, message);
    printDone(isPushed ? 'pushed' : 'unchanged', message);
    return 0;
  },
);
