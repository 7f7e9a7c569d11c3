import { printDone } from '../base';
import { packStore } from '../pipeline';
import { defineCommand } from './command';
import { oneWord } from './module-arguments';
import { STORE_OPTION, storeOf } from './store-option';

export const command = defineCommand(
  {
    usage: 'node platform/run.mjs store-pack <file> [--store <folder>]',
    summary: 'Writes a store of releases into one file.',
    options: STORE_OPTION,
    positionals: { placeholder: '<file>', help: 'the path of the archive, such as ../store.tar' },
  },
  async ({ positionals, values }) => {
    const file = oneWord(positionals, 'the file, such as ../store.tar');
    const { directory } = storeOf(values);
    await packStore(directory, file);
    printDone('packed', file);
    return 0;
  },
);
