import {
  formatDuration,
  printDone,
  printHeading,
  printRemark,
  readSiteConfig,
  root,
} from '../base';
import type { ModuleName } from '../modules';
import { type Outcome, type State, type Store, switchFromCheckout } from '../releases';
import { type Command, defineCommand } from './command';
import {
  expectedVersion,
  EXPECT_OPTION,
  MODULES_POSITIONAL,
  OLDER_OPTION,
  someModules,
} from './module-arguments';
import { STORE_OPTION, storeOf } from './store-option';

interface Step {
  label: string;
  text: string;
  /** Whether this checkout may be older than the sources of the live pages. */
  mayBeOlder: boolean;
}

/**
 * Switches what is live. Prints the new live release, or that it was live already, with the duration and the warnings.
 */
export async function switchAndPrint(
  store: Store,
  { label, text, mayBeOlder }: Step,
  change: (state: State) => Outcome | Promise<Outcome>,
): Promise<void> {
  const startedAt = Date.now();
  let already: string | undefined;
  const site = await readSiteConfig(root);
  const warnings = await switchFromCheckout({ store, root, site, mayBeOlder }, async (before) => {
    const outcome = await change(before);
    already = outcome.already;
    return outcome.state;
  });
  if (already === undefined)
    printDone(label, `${text}, in ${formatDuration(Date.now() - startedAt)}`);
  else printDone('unchanged', already);
  for (const warning of warnings) printRemark(warning);
}

/**
 * One change after another, which go live together: only their result is checked and composed.
 * @returns that they were made already only if all of them were.
 */
export async function inOneStep<Item>(
  items: readonly Item[],
  before: State,
  change: (item: Item, state: State) => Outcome | Promise<Outcome>,
): Promise<Outcome> {
  const already: string[] = [];
  let state = before;
  for (const item of items) {
    const outcome = await change(item, state);
    if (outcome.already !== undefined) already.push(outcome.already);
    state = outcome.state;
  }
  return already.length === items.length ? { state, already: already.join(', ') } : { state };
}

type Change = (
  state: State,
  expected: string | undefined,
  to: { module: ModuleName; store: Store },
) => Outcome;

/** A command that switches the live releases of some modules in one step, without a build. */
export function switchCommand(
  { name, title, label, summary }: { name: string; title: string; label: string; summary: string },
  change: Change,
): Command {
  return defineCommand(
    {
      usage: `npm run ${name} -- <module...> [--expect <version>] [--older] [--store <folder>]`,
      summary,
      options: { ...EXPECT_OPTION, ...OLDER_OPTION, ...STORE_OPTION },
      positionals: MODULES_POSITIONAL,
    },
    async ({ positionals, values }) => {
      const modules = someModules(positionals);
      const expected = expectedVersion(values, modules);
      const store = storeOf(values);
      printHeading(title);
      const step = { label, text: modules.join(', '), mayBeOlder: values.older === true };
      await switchAndPrint(store, step, (before) =>
        inOneStep(modules, before, (module, state) => change(state, expected, { module, store })),
      );
      return 0;
    },
  );
}
