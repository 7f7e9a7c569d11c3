import { printDone, printRemark, readSiteConfig, root } from '../base';
import { acceptRun, readPages, writePages } from '../pipeline';
import { defineCommand } from './command';
import { oneWord, someModules } from './module-arguments';
import { STORE_OPTION, storeOf } from './store-option';

export const command = defineCommand(
  {
    usage:
      'node platform/run.mjs store-accept <folder> [--modules <names>] [--pages <folder>] [--compose <folder>] [--store <folder>]',
    summary:
      'Repeats the switches of a run without credentials in the store of the shop, unless it left anything else.',
    options: {
      modules: {
        type: 'string',
        placeholder: '<names>',
        help: 'the modules that the run may switch; none by default',
      },
      pages: {
        type: 'string',
        placeholder: '<folder>',
        help: 'the pages, composed by another job; without it, this checkout composes them',
      },
      compose: {
        type: 'string',
        placeholder: '<folder>',
        help: 'write the composed pages to this folder, for another job',
      },
      ...STORE_OPTION,
    },
    positionals: { placeholder: '<folder>', help: 'the store as the run left it' },
  },
  async ({ positionals, values }) => {
    const folder = oneWord(positionals, 'the folder of the run, such as ../made');
    const names = (values.modules ?? '').split(/\s+/).filter((name) => name !== '');
    const store = storeOf(values);
    const given = values.pages === undefined ? undefined : readPages(values.pages);
    const { state, pages } = await acceptRun(store, {
      folder,
      modules: names.length === 0 ? [] : someModules(names),
      site: await readSiteConfig(root),
      root,
      ...(given && { pages: { files: given, warnings: [] } }),
    });
    for (const warning of pages.warnings) printRemark(warning);
    if (values.compose !== undefined) writePages(values.compose, pages.files);
    printDone('accepted', `${String(state.log.length)} switches`);
    return 0;
  },
);
