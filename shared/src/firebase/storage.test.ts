import { execFileSync } from 'node:child_process';
import { testSiteConfig } from '../testing/site-config';
import { loadStorage } from './firebase';

it('the client of the file storage is made for the owner’s bucket on demand, and no source of the product uses it [12]', async () => {
  const storage = await loadStorage();
  expect(storage.app.options.storageBucket).toBe(testSiteConfig.firebase.storageBucket);
  const sources = ['shared/src', 'shell/src', '*-mfe/src', ':!*.test.*'];
  const naming = execFileSync('git', [
    'grep',
    '-lE',
    'loadStorage|storage-client',
    '--',
    ...sources,
  ]);
  expect(naming.toString().trim()).toBe('shared/src/firebase/firebase.ts');
});
