import {
  formatDuration,
  printDone,
  printHeading,
  printRemark,
  readSiteConfig,
  root,
} from '../base';
import type { ModuleName } from '../modules';
import { type Outcome, type State, type Store, switchLive } from '../releases';
import { type Command, defineCommand } from './command';
import { expectedVersion, EXPECT_OPTION, MODULE_POSITIONAL, oneModule } from './module-arguments';
import { STORE_OPTION, storeOf } from './store-option';

/**
 * Switches what is live. Prints the new live release, or that it was live already, with the duration and the warnings.
 */
export async function switchAndPrint(
  store: Store,
  { label, text }: { label: string; text: string },
  change: (state: State) => Outcome | Promise<Outcome>,
): Promise<void> {
  const startedAt = Date.now();
  let already: string | undefined;
  const warnings = await switchLive(store, await readSiteConfig(root), async (before) => {
    const outcome = await change(before);
    already = outcome.already;
    return outcome.state;
  });
  if (already === undefined)
    printDone(label, `${text}, in ${formatDuration(Date.now() - startedAt)}`);
  else printDone('unchanged', already);
  for (const warning of warnings) printRemark(warning);
}

type Change = (
  state: State,
  expected: string | undefined,
  to: { module: ModuleName; store: Store },
) => Outcome;

/** A command that switches the live release of one module without a build. */
export function switchCommand(
  { name, title, label, summary }: { name: string; title: string; label: string; summary: string },
  change: Change,
): Command {
  return defineCommand(
    {
      usage: `npm run ${name} -- <module> [--expect <version>] [--store <folder>]`,
      summary,
      options: { ...EXPECT_OPTION, ...STORE_OPTION },
      positionals: MODULE_POSITIONAL,
    },
    async ({ positionals, values }) => {
      const module = oneModule(positionals);
      const expected = expectedVersion(values);
      const store = storeOf(values);
      printHeading(title);
      await switchAndPrint(store, { label, text: module }, (state) =>
        change(state, expected, { module, store }),
      );
      return 0;
    },
  );
}
