import type { SiteConfig } from '@simmer/shared/config';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { moduleFiles, type ModuleFile } from '../site/named-files';
import type { Hosts } from './state';
import type { Store } from './store';

/** The released files that documents name, with their paths in the store. */
export function neededFiles(
  store: Store,
  { origins }: Hosts,
  { business }: SiteConfig,
  texts: Iterable<string>,
): ModuleFile[] {
  return moduleFiles(texts, origins, new URL(business.url).origin).map((file) => ({
    ...file,
    path: join(store.client(file.module, file.version), file.path),
  }));
}

/** Those that the store does not have. */
export function missingFiles(needed: readonly ModuleFile[]): ModuleFile[] {
  return needed.filter(({ path }) => !existsSync(path));
}
