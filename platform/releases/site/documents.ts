import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Files } from '../files/files';

/** The folder of the documents of canaries. */
const CANARIES = 'canary';
const DOCUMENT = /\.html$|^registry\.json$/;

/** The documents of a composition and its canaries, and its registry, by name in the site. */
export async function documentsIn(composition: string, files: Files): Promise<Map<string, string>> {
  const documents = new Map<string, string>();
  const read = async (folder: string, isCanary: boolean) => {
    const directory = join(composition, folder);
    // Not every composition has canaries, and a former composition may have been deleted.
    if (!existsSync(directory)) return;
    for (const name of await files.readdir(directory)) {
      const path = folder === '' ? name : `${folder}/${name}`;
      if (DOCUMENT.test(name)) documents.set(path, await files.readFile(join(composition, path)));
      else if ((isCanary || name === CANARIES) && !name.includes('.')) await read(path, true);
    }
  };
  await read('', false);
  return documents;
}

/** The canaries that a document belongs to: "menu-mfe--cart-mfe" for `canary/menu-mfe--cart-mfe/index.html`. */
export function canaryOf(name: string): string | undefined {
  return new RegExp(`^${CANARIES}/([^/]+)/`).exec(name)?.[1];
}
