import type { SiteConfig } from '@simmer/shared/config';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { REMOTES, type ModuleName } from '../../modules';
import { namedFiles } from '../site/named-files';
import type { Hosts } from './state';
import type { Store } from './store';

/** A released file that a document names. */
interface Needed {
  module: ModuleName;
  version: string;
  /** Its place in the store. */
  path: string;
}

/** The released files that documents name. Addresses of other hosts are not among them. */
export function neededFiles(
  store: Store,
  { origins }: Hosts,
  { business }: SiteConfig,
  texts: Iterable<string>,
): Needed[] {
  const shop = new URL(business.url).origin;
  const moduleAt = (origin = shop) =>
    origin === shop ? 'shell' : REMOTES.find((name) => origins[name] === origin);
  return namedFiles(texts).flatMap(({ origin, version, path }) => {
    const module = moduleAt(origin);
    return module === undefined
      ? []
      : [{ module, version, path: join(store.client(module, version), path) }];
  });
}

/** Those of them that the store does not have. */
export function missingFiles(needed: readonly Needed[]): Needed[] {
  return needed.filter(({ path }) => !existsSync(path));
}
