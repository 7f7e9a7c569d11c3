import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../base';
import { type State, type Store } from '../../releases';
import { compareWithLive } from './compare-with-live';
import { play, PLAYED } from './play';

jest.mock('../../base', () => {
  const base = jest.requireActual<typeof import('../../base')>('../../base');
  const root = mkdtempSync(join(tmpdir(), 'simmer-gate-'));
  return { ...base, root, stateDirectory: join(root, '.simmer') };
});
jest.mock('./play', () => ({ ...jest.requireActual('./play'), play: jest.fn() }));
afterAll(() => {
  rmSync(root, { recursive: true });
});

it('a release whose check begins before midnight and ends after it is compared', async () => {
  jest.spyOn(console, 'log').mockImplementation(() => undefined);
  const days = ['2026-03-02T23:59:59Z', '2026-03-03T00:00:01Z'].map((time) => new Date(time));
  const clock = jest.useFakeTimers({ now: days[0]!, doNotFake: ['nextTick', 'setImmediate'] });
  jest.mocked(play).mockImplementation(async () => {
    mkdirSync(PLAYED, { recursive: true });
    clock.setSystemTime(days[1]);
    return [];
  });
  const state: State = { live: { shell: '1.0.0-01234567' }, log: [] };
  const sizes = { scripts: 1, styles: 1 };
  const pages = { files: new Map(), warnings: [] };
  const verdict = await compareWithLive({
    states: { live: state, candidate: state },
    pages: { live: pages, candidate: pages },
    trial: { manifest: () => ({ contract: { sizes } }) } as unknown as Store,
    released: [],
    testSite: {} as Parameters<typeof compareWithLive>[0]['testSite'],
    signal: new AbortController().signal,
  });
  expect(verdict.problems).toEqual([]);
});
