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
jest.mock('../build', () => ({ buildModules: () => Promise.resolve() }));
jest.mock('../releases', () => ({
  ...jest.requireActual<typeof import('../releases')>('../releases'),
  publish: () => Promise.resolve('1.0.0-01234567'),
}));
jest.mock('../test-runner', () => ({
  ...jest.requireActual<typeof import('../test-runner')>('../test-runner'),
  runSuites: () => Promise.resolve({ failures: ['Types of menu-mfe: dish.ts(3,1): error TS2322'] }),
}));
jest.mock('./gate', () => ({ checkCandidates: () => Promise.resolve() }));
afterAll(() => {
  rmSync(stateDirectory, { recursive: true });
});

const store = openStore(join(stateDirectory, 'store'));
const nothing = { codes: new Set<string>(), by: '' };

it('errors in the sources are printed, and the release is refused', async () => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const { signal } = new AbortController();
  const admitted = admittedCandidates(store, ['menu-mfe'], signal, nothing);
  await expect(admitted).rejects.toThrow('the sources of menu-mfe have the errors above');
  expect(log.mock.calls.join('\n')).toContain('Types of menu-mfe: dish.ts(3,1): error TS2322');
});

it('a release is refused while another one is checked in this checkout, before anything is built', async () => {
  const free = holdFolder(join(stateDirectory, 'gate'), 'gate');
  const admitted = admittedCandidates(store, ['menu-mfe'], AbortSignal.abort(), nothing);
  await expect(admitted).rejects.toThrow('Another gate is running in this checkout (process ');
  free();
  const next = admittedCandidates(store, ['menu-mfe'], AbortSignal.abort(), nothing);
  await expect(next).rejects.toThrow('Stopped. Nothing was released.');
});
