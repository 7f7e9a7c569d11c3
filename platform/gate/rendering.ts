import { sep } from 'node:path';
import { messageOf, readSiteConfig, root } from '../base';
import type { Composition } from '../composer';
import { composeLive, type Hosts, type Store } from '../releases';

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
    // Before the first release nothing can be composed.
    const now = await composed(live, hosts).catch(() => ({ warnings: [] }));
    const known = new Set(now.warnings.map((warning) => relativeTo(live, warning)));
    const problems = composition.warnings
      .map((warning) => relativeTo(trial, warning))
      .filter((warning) => !known.has(warning))
      .map(
        (warning) =>
          `${warning}. Its HTML would be missing until its script runs. The first render must not throw or need a browser.`,
      );
    return { composition, problems };
  } catch (error) {
    return {
      problems: [`The pages cannot be rendered: ${relativeTo(trial, messageOf(error))}`],
    };
  }
}

async function composed(store: Store, hosts: Hosts): Promise<Composition> {
  return composeLive(store, hosts, store.readState(), await readSiteConfig(root));
}

/** With short file names, because the folder of the trial means nothing to the reader. */
function relativeTo({ content }: Store, text: string): string {
  return text.replaceAll(content + sep, '');
}
