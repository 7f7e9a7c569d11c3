import { printDone } from '../base';
import { unpackStore } from '../pipeline';
import { defineCommand } from './command';
import { oneWord } from './module-arguments';
import { STORE_OPTION, storeOf } from './store-option';

export const command = defineCommand(
  {
    usage: 'node platform/run.mjs store-unpack <file> [--store <folder>]',
    summary: 'Replaces the content of a store of releases with that of the file.',
    options: STORE_OPTION,
    positionals: { placeholder: '<file>', help: 'the path of the archive, such as ../store.tar' },
  },
  async ({ positionals, values }) => {
    const file = oneWord(positionals, 'the file, such as ../store.tar');
    const { directory } = storeOf(values);
    await unpackStore(file, directory);
    printDone('unpacked', file);
    return 0;
  },
);
