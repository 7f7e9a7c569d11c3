import { CliError } from '../base';
import type { Place } from '../modules';
import type { LiveRemotes } from './assets';
import type { Page } from './composition';

const HOME = '/';

/**
 * The pages that remotes add to those of the shell.
 * @throws CliError when two claim the same address or file.
 */
export function placedPages(live: LiveRemotes, own: readonly Page[]): Page[] {
  // Files are compared, not addresses: "/index" differs from "/", but has the same file.
  const taken = new Map(own.map(({ file }) => [file, 'the shell']));
  return [...live].flatMap(([module, { place }]) => {
    if (place === undefined || place.path === HOME) return [];
    const { path } = place;
    const page = pageOf(module, place);
    const owner = taken.get(page.file);
    if (owner !== undefined)
      throw new CliError(
        `${module} claims the page ${path}, which belongs to ${owner}: give it another address in ${module}/module.json.`,
      );
    taken.set(page.file, module);
    return [page];
  });
}

function pageOf(module: string, { path, expose, role }: Place): Page {
  return {
    pathname: path,
    file: `${path.slice(1)}.html`,
    // Parts that only managers see must not be in a document that everyone gets.
    remotes: role === undefined ? [`${module}/${expose}`] : [],
    describedBy: [],
    isDeferred: true,
    isListed: false,
  };
}
