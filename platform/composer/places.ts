import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { placesIn, type ModulePlace } from '@simmer/shared/places';
import type { Registry } from '@simmer/shared/registry';
import { CliError } from '../base';
import { placeOf } from '../modules';
import type { ModuleBuild, Page } from './composition';
import { readExports, readServerBuild } from './sandbox';

const HOME = '/';

/** The route or slot that a remote declares (`src/place.ts`); undefined when it declares none. */
export async function declaredPlace(build: ModuleBuild): Promise<unknown> {
  if (!existsSync(join(build.server, 'Place.js'))) return undefined;
  return placeOf(await readExports(readServerBuild(build, 'Place.js'), ['place']));
}

/**
 * The pages that remotes add to those of the shell.
 * @throws CliError when two claim the same address or file.
 */
export function placedPages(registry: Registry, own: readonly Page[]): Page[] {
  // Files are compared, not addresses: "/index" differs from "/", but has the same file.
  const taken = new Map(own.map(({ file }) => [file, 'the shell']));
  return placesIn(registry).flatMap((place) => {
    const { module, path } = place;
    if (path === HOME) return [];
    const page = pageOf(place);
    const owner = taken.get(page.file);
    if (owner !== undefined)
      throw new CliError(
        `${module} claims the page ${path}, which belongs to ${owner}: give it another address in ${module}/src/place.ts.`,
      );
    taken.set(page.file, module);
    return [page];
  });
}

function pageOf({ module, path, expose, role }: ModulePlace): Page {
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
