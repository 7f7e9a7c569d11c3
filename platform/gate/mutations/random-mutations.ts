import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import type { ModuleName } from '../../modules';
import { type Mutant, mutantsOf } from './source-mutants';
import { edit, type GateMutation } from './work-tree';

/** Code and styles that guests and managers get; the rest serves tests and the module on its own. */
const RENDERED = /\.(?:tsx?|css)$/;
const LEFT_OUT = /\.test\.tsx?$|(?:^|\/)(?:testing|inspector)\/|(?:^|\/)standalone|\.d\.ts$/;

/** A mistake in one file of a module. */
export interface RandomMutation extends GateMutation, Pick<Mutant, 'kind' | 'reports'> {
  module: ModuleName;
  path: string;
}

/**
 * Draws mistakes from the sources of a module. Nobody knows beforehand which of them a guest notices, so there is no
 * expected message.
 * @param seed the same seed draws the same from the same sources.
 */
export function randomMutations(
  root: string,
  module: ModuleName,
  count: number,
  seed: number,
): RandomMutation[] {
  const all = readdirSync(join(root, module, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => RENDERED.test(file) && !LEFT_OUT.test(file))
    .sort()
    .flatMap((file) => {
      const path = `${module}/src/${file}`;
      const before = readFileSync(join(root, path), 'utf8');
      return mutantsOf(path, before).map(({ kind, what, content, reports }) => ({
        name: `${kind}: ${path}, ${what}`,
        module,
        path,
        kind,
        reports,
        edits: [edit(path, before, content)],
      }));
    });
  const size = Math.min(count, all.length);
  const [drawn = []] = fc.sample(fc.shuffledSubarray(all, { minLength: size, maxLength: size }), {
    seed,
    numRuns: 1,
  });
  return drawn;
}
