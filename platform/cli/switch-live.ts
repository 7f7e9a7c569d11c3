import {
  formatDuration,
  printDone,
  printHeading,
  printRemark,
  readSiteConfig,
  root,
} from '../base';
import type { ModuleName } from '../modules';
import { type State, type Store, switchLive } from '../releases';
import { type Command, defineCommand } from './command';
import { MODULE_POSITIONAL, oneModule } from './module-arguments';
import { STORE_OPTION, storeOf } from './store-option';

/** Switches what is live, and prints what became live, how long it took, and its warnings. */
export async function switchAndPrint(
  store: Store,
  { label, text }: { label: string; text: string },
  change: (state: State) => State,
): Promise<void> {
  const startedAt = Date.now();
  const warnings = await switchLive(store, await readSiteConfig(root), change);
  printDone(label, `${text}, in ${formatDuration(Date.now() - startedAt)}`);
  for (const warning of warnings) printRemark(warning);
}

/** A command that switches what is live of one module, and builds nothing. */
export function switchCommand(
  { name, title, label, summary }: { name: string; title: string; label: string; summary: string },
  change: (state: State, module: ModuleName, store: Store) => State,
): Command {
  return defineCommand(
    {
      usage: `npm run ${name} -- <module> [--store <folder>]`,
      summary,
      options: STORE_OPTION,
      positionals: MODULE_POSITIONAL,
    },
    async ({ positionals, values }) => {
      const module = oneModule(positionals);
      const store = storeOf(values);
      printHeading(title);
      await switchAndPrint(store, { label, text: module }, (state) => change(state, module, store));
      return 0;
    },
  );
}
