import { sep } from 'node:path';
import { messageOf, readSiteConfig, root } from '../base';
import type { Composition } from '../composer';
import { composeLive, type Hosts, type Store } from '../releases';

export interface Rendered {
  composition?: Composition;
  problems: readonly string[];
}

/**
 * Composes the pages of a trial.
 * @param live the store without the candidates, whose own warnings are not the candidates' fault.
 * @returns the pages, if they can be rendered, and a message for each remote that would lose its HTML.
 */
export async function render(trial: Store, live: Store, hosts: Hosts): Promise<Rendered> {
  const site = await readSiteConfig(root);
  const composed = (store: Store) => composeLive(store, hosts, store.readState(), site);
  // The folder of the releases means nothing to the reader.
  const inShort = (text: string) => text.replaceAll(trial.content + sep, '');
  try {
    const composition = await composed(trial);
    // Before the first release nothing can be composed.
    const { warnings } = await composed(live).catch(() => ({ warnings: [] }));
    const known: ReadonlySet<string> = new Set(warnings);
    const problems = composition.warnings
      .filter((warning) => !known.has(warning))
      .map(
        (warning) =>
          `${inShort(warning)}. Its HTML would be missing until its script runs. The first render must not throw or need a browser.`,
      );
    return { composition, problems };
  } catch (error) {
    return { problems: [`The pages cannot be rendered: ${inShort(messageOf(error))}`] };
  }
}
