import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../base';
import { isHealthy } from '../health-check';
import { freePorts } from '../ports';
import { firestoreService } from './firestore';

it('the Firestore emulator starts in a folder with any letters, even in the locale C', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'shop-küche-'));
  const rules = join(folder, 'firestore.rules');
  copyFileSync(join(root, 'firestore.rules'), rules);
  process.env.LC_ALL = 'C';
  const ports = await freePorts();
  const context = {
    siteConfig: '',
    site: { business: { name: 'Library', url: 'https://library.example' } },
    projectId: 'demo-library',
    stateDirectory: folder,
    ports,
  };
  const start = firestoreService(context, rules);
  const { stop } = await start(new AbortController().signal);
  expect(await isHealthy('firestore', ports)).toBe(true);
  await stop();
  rmSync(folder, { recursive: true });
});
