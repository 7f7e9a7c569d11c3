import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { CliError } from '../../base';
import { singletonNames } from '../webpack/singletons.js';

/** A part of shared that meets other modules at run time: "cart" of `@simmer/shared/cart`. */
export interface PublicPart {
  name: string;
  /** Its file, from the folder of shared: "src/cart/cart.ts". */
  file: string;
}

export interface SharedPackage {
  version: string;
  parts: readonly PublicPart[];
}

const PackageSchema = v.object({
  version: v.string(),
  exports: v.record(v.string(), v.string()),
});
const PACKAGE = '@simmer/shared/';

/**
 * The version of shared, and those of its parts that a page has one copy of: what one release offers, another one calls.
 * Every other part is bundled by each module that uses it, so its types need no report.
 * @param root the repository's folder.
 */
export function readSharedPackage(root: string): SharedPackage {
  const { version, exports } = v.parse(
    PackageSchema,
    JSON.parse(readFileSync(join(root, 'shared/package.json'), 'utf8')),
  );
  const names = singletonNames().filter((name) => name.startsWith(PACKAGE));
  const parts = names.map((whole) => {
    const name = whole.slice(PACKAGE.length);
    const file = exports[`./${name}`]?.slice(2);
    if (file === undefined) throw new CliError(`shared/package.json does not export "${name}".`);
    return { name, file };
  });
  return { version, parts };
}
