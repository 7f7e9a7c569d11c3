import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { holdFolder, root, stateDirectory } from '../base';
import { changeState, openStore, release, rollBack } from '../releases';
import { runSuites } from '../test-runner';
import { admittedCandidates } from './candidates';
import { NOTHING } from './comparing/verdict';
import { checkBuilds, checkJourneys } from './gate';

const BUILT = '1.0.0-01234567';

jest.mock('../base', () => {
  const base = jest.requireActual<typeof import('../base')>('../base');
  return { ...base, stateDirectory: mkdtempSync(join(tmpdir(), 'shop-gate-')) };
});
jest.mock('../build', () => ({ buildModules: () => Promise.resolve() }));
jest.mock('../releases', () => ({
  ...jest.requireActual<typeof import('../releases')>('../releases'),
  addBuild: () => Promise.resolve(BUILT),
}));
jest.mock('../test-runner', () => ({
  ...jest.requireActual<typeof import('../test-runner')>('../test-runner'),
  runSuites: jest.fn(),
  inputsOf: () => '',
}));
jest.mock('./gate', () => ({ checkBuilds: jest.fn(), checkJourneys: jest.fn() }));
afterAll(() => {
  rmSync(stateDirectory, { recursive: true });
});

const store = openStore(join(stateDirectory, 'store'));
const PASSED = { passed: 1, failed: 0, failures: [] };
const nothing = { codes: new Set<string>(), by: '' };

const sides = { states: { live: { live: {}, log: [] }, candidate: { live: {}, log: [] } } };
const pages = {
  live: { files: new Map(), warnings: [] },
  candidate: { files: new Map(), warnings: [] },
};
beforeEach(() => {
  jest.mocked(checkBuilds).mockResolvedValue({ problems: [], sides: { ...sides, pages } });
});

it('contracts that do not match are reported before anything is tested', async () => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const problems = ['news needs shell 2.0.0.'];
  jest.mocked(checkBuilds).mockResolvedValue({ problems, sides: { ...sides, pages } });
  const { signal } = new AbortController();
  await expect(admittedCandidates(store, ['hours'], signal, nothing, false)).rejects.toThrow(
    'Not released',
  );
  expect(runSuites).not.toHaveBeenCalled();
  expect(checkJourneys).not.toHaveBeenCalled();
});

it('errors in the sources are printed, and the release is refused', async () => {
  const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const failures = ['Types of hours: hours.tsx(3,1): error TS2322'];
  jest.mocked(runSuites).mockResolvedValue({ ...PASSED, failures });
  jest.mocked(checkJourneys).mockResolvedValue(NOTHING);
  const { signal } = new AbortController();
  const admitted = admittedCandidates(store, ['hours'], signal, nothing, false);
  await expect(admitted).rejects.toThrow('the sources of hours have the errors above');
  expect(log.mock.calls.join('\n')).toContain('Types of hours: hours.tsx(3,1): error TS2322');
});

it('a release is refused, before anything is built, while another one is checked in this checkout', async () => {
  const free = await holdFolder(join(stateDirectory, 'gate'), 'gate');
  const admitted = admittedCandidates(store, ['hours'], AbortSignal.abort(), nothing, false);
  await expect(admitted).rejects.toThrow('Another gate is running in this checkout (process ');
  free();
  const next = admittedCandidates(store, ['hours'], AbortSignal.abort(), nothing, false);
  await expect(next).rejects.toThrow('Stopped. Nothing was released.');
});

it('what was rolled back is left out, and refused when nothing else is left, unless it is meant', async () => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  jest.mocked(runSuites).mockResolvedValue(PASSED);
  jest.mocked(checkJourneys).mockResolvedValue(NOTHING);
  const shop = openStore(join(stateDirectory, 'shop'));
  const how = { at: new Date() };
  for (const version of ['1.0.0-89abcdef', BUILT])
    changeState(shop, (state) => release(state, { hours: version }, how));
  changeState(shop, (state) => rollBack(state, ['hours'], how));
  const admitted = async (modules: string[], again: boolean) => {
    const { signal } = new AbortController();
    const { candidates } = await admittedCandidates(shop, modules, signal, nothing, again);
    return candidates.map(({ module }) => module);
  };
  expect(await admitted(['hours', 'news'], false)).toEqual(['news']);
  await expect(admitted(['hours'], false)).rejects.toThrow(`hours ${BUILT} was rolled back`);
  expect(await admitted(['hours'], true)).toEqual(['hours']);
});

it('a verdict ignores what was found yesterday, or with another configuration of the business', async () => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  jest.mocked(runSuites).mockResolvedValue(PASSED);
  const check = jest.mocked(checkJourneys).mockReset().mockResolvedValue(NOTHING);
  const admitted = () =>
    admittedCandidates(store, ['hours'], new AbortController().signal, nothing, false);
  await admitted();
  await admitted();
  expect(check).toHaveBeenCalledTimes(1);

  const path = join(stateDirectory, 'site.config.json');
  const shop = readFileSync(join(root, 'shell/site.config.json'), 'utf8');
  jest.replaceProperty(process, 'env', { ...process.env, LIBRARY_SITE_CONFIG: path });
  writeFileSync(path, shop.replace(/"name": "[^"]*"/, '"name": "Another"'));
  await admitted();
  await admitted();
  expect(check).toHaveBeenCalledTimes(2);

  jest.spyOn(Date.prototype, 'toISOString').mockReturnValue('2031-05-09T12:00:00.000Z');
  await admitted();
  expect(check).toHaveBeenCalledTimes(3);
});
