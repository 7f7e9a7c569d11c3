import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

/** A part of shared that modules import by name: "cart" of `@simmer/shared/cart`. */
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
const CODE = /\.tsx?$/;
/** `./testing/*` is never released. */
const FOR_TESTS = /^\.\/testing\//;

/**
 * The version of shared and the parts of its `exports` that are code.
 * @param root the repository's folder.
 */
export function readSharedPackage(root: string): SharedPackage {
  const shared = join(root, 'shared');
  const { version, exports } = v.parse(
    PackageSchema,
    JSON.parse(readFileSync(join(shared, 'package.json'), 'utf8')),
  );
  const parts = Object.entries(exports)
    .filter(([name, file]) => CODE.test(file) && !FOR_TESTS.test(name))
    .flatMap(([name, file]) =>
      file.includes('*') ? filesOf(shared, name, file) : [{ name, file }],
    )
    .map(({ name, file }) => ({ name: name.slice(2), file: file.slice(2) }));
  return { version, parts };
}

/** A part for each file that matches a pattern of `exports`, such as "./ui/*" for "./src/ui/*.tsx". */
function filesOf(shared: string, name: string, pattern: string): PublicPart[] {
  const [folder = '', ending = ''] = pattern.split('*');
  return readdirSync(join(shared, folder))
    .filter((file) => file.endsWith(ending) && !file.endsWith(`.test${ending}`))
    .sort()
    .map((file) => ({
      name: name.replace('*', file.slice(0, -ending.length)),
      file: folder + file,
    }));
}
