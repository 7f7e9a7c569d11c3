import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { testSiteConfig } from '../testing/site-config';
import { loadStorage } from './firebase';

const root = resolve(__dirname, '../../..');
const modules = readdirSync(root).filter((name) => /^(shared|shell|.*-mfe)$/.test(name));

function sourcesNaming(words: RegExp): string[] {
  return modules.flatMap((module) => {
    const folder = join(root, module, 'src');
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .map((file) => join(folder, file))
      .filter((file) => words.test(readFileSync(file, 'utf8')))
      .map((file) => relative(root, file));
  });
}

describe('the file storage', () => {
  it('has a client, made for the owner’s bucket on demand [12]', async () => {
    const storage = await loadStorage();
    expect(storage.app.options.storageBucket).toBe(testSiteConfig.firebase.storageBucket);
  });

  it('is never called: no source of the product asks for it [12]', () => {
    expect(sourcesNaming(/loadStorage/)).toEqual(['shared/src/firebase/firebase.ts']);
    expect(sourcesNaming(/storage-client/)).toEqual(['shared/src/firebase/firebase.ts']);
    expect(sourcesNaming(/firebase\/storage/)).toEqual(['shared/src/firebase/storage-client.ts']);
  });
});
