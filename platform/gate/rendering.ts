import { sep } from 'node:path';
import { messageOf, readSiteConfig, root } from '../base';
import type { Composition } from '../composer';
import { composeStore, type Hosts, type Store } from '../releases';

interface Rendered {
  composition?: Composition;
  problems: readonly string[];
}

/**
 * Composes the pages of a trial.
 * @param live the store without the candidates, whose own warnings are not the candidates' fault.
 * @returns the pages, if they can be rendered, and a message for each remote that would lose its HTML.
 */
export async function render(trial: Store, live: Store, hosts: Hosts): Promise<Rendered> {
  try {
    const composition = await composed(trial, hosts);
    const known = new Set(await warningsNow(live, hosts));
    const problems = warningsOf(composition, trial)
      .filter((warning) => !known.has(warning))
      .map(
        (warning) =>
          `${warning}. Its HTML would be missing until its script runs. The first render must not throw or need a browser.`,
      );
    return { composition, problems };
  } catch (error) {
    return {
      problems: [`The pages cannot be rendered: ${relativeToStore(messageOf(error), trial)}`],
    };
  }
}

async function composed(store: Store, hosts: Hosts): Promise<Composition> {
  return composeStore(store, hosts, await store.readState(), await readSiteConfig(root));
}

async function warningsNow(store: Store, hosts: Hosts): Promise<readonly string[]> {
  try {
    return warningsOf(await composed(store, hosts), store);
  } catch {
    // Nothing is live yet.
    return [];
  }
}

function warningsOf({ warnings }: Composition, store: Store): string[] {
  return warnings.map((warning) => relativeToStore(warning, store));
}

/** File names relative to the store, because the folder of the trial means nothing to the reader. */
function relativeToStore(text: string, { directory }: Store): string {
  return text.replaceAll(directory + sep, '');
}
