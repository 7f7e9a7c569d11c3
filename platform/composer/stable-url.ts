import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HASHED_NAME } from '../hosting';
import type { ModuleBuild } from './composition';

/**
 * The address at which a returning browser may already have cached a file: that of the first stored release with the
 * same bytes.
 * @param url of a file of the build; any other is returned as it is.
 */
export function stableUrl({ client, base, earlier = [] }: ModuleBuild, url: string): string {
  const file = url.slice(base.length);
  // A file without a hash in its name is requested at each visit anyway.
  if (!url.startsWith(base) || !HASHED_NAME.test(file)) return url;
  const bytes = contentOf(join(client, file));
  const first = earlier.find((one) => bytes && contentOf(join(one.client, file))?.equals(bytes));
  return first ? first.base + file : url;
}

/** Undefined when the file was deleted. */
function contentOf(path: string): Buffer | undefined {
  return existsSync(path) ? readFileSync(path) : undefined;
}
