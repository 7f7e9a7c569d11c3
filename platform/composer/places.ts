import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { CliError, describeIssues } from '../base';
import { parseJson } from '../hosting';
import { type Place, PlaceSchema } from '../modules';
import type { LiveRemotes } from './assets';
import type { ModuleBuild, Page } from './composition';

const HOME = '/';

/**
 * The route or slot that a remote declared in its `module.json` when it was built; undefined when it declared none.
 * @throws CliError naming the module and the field that is wrong.
 */
export function declaredPlace(
  module: string,
  { server }: Pick<ModuleBuild, 'server'>,
): Place | undefined {
  const path = join(server, 'place.json');
  if (!existsSync(path)) return undefined;
  const parsed = v.safeParse(PlaceSchema, parseJson(readFileSync(path, 'utf8')));
  if (parsed.success) return parsed.output;
  throw new CliError(
    `The place of ${module} is invalid: ${describeIssues(parsed.issues).join('; ')}`,
  );
}

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
