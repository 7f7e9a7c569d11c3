import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { holdFolder, stateDirectory } from '../base';
import { openStore } from '../releases';
import { admittedCandidates } from './candidates';

jest.mock('../base', () => {
  const base = jest.requireActual<typeof import('../base')>('../base');
  return { ...base, stateDirectory: mkdtempSync(join(tmpdir(), 'simmer-gate-')) };
});
afterAll(() => {
  rmSync(stateDirectory, { recursive: true });
});

it('a release is refused while another one is checked in this checkout, before anything is built', async () => {
  const free = holdFolder(join(stateDirectory, 'gate'), 'gate');
  const store = openStore(join(stateDirectory, 'store'));
  const nothing = { codes: new Set<string>(), by: '' };
  const admitted = admittedCandidates(store, ['menu-mfe'], AbortSignal.abort(), nothing);
  await expect(admitted).rejects.toThrow('Another gate is running in this checkout (process ');
  free();
  const next = admittedCandidates(store, ['menu-mfe'], AbortSignal.abort(), nothing);
  await expect(next).rejects.toThrow('Stopped. Nothing was released.');
});
