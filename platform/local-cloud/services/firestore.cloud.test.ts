import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { root } from '../../base';
import { freePorts } from '../free-ports';
import { isHealthy } from '../health-check';
import { firestoreService } from './firestore';

it('the Firestore emulator starts in a folder with any letters, also in the locale C', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'simmer-küche-'));
  copyFileSync(join(root, 'firestore.rules'), join(folder, 'firestore.rules'));
  process.env.LC_ALL = 'C';
  const ports = await freePorts();
  const start = firestoreService({
    root: folder,
    siteConfig: '',
    site: testSiteConfig,
    projectId: testSiteConfig.firebase.projectId,
    stateDirectory: folder,
    ports,
    onExit: () => undefined,
  });
  const { stop } = await start(new AbortController().signal);
  expect(await isHealthy('firestore', ports)).toBe(true);
  await stop();
  rmSync(folder, { recursive: true });
});
