import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, stateDirectory } from '../../base';
import type { Store } from '../../releases';
import { readRecordings, RECORDING, type Recording } from '../recording/notes';
import { compareWithLive } from './compare-with-live';
import { play, PLAYED } from './play';

jest.mock('../../base', () => {
  const base = jest.requireActual<typeof import('../../base')>('../../base');
  const root = mkdtempSync(join(tmpdir(), 'shop-gate-'));
  return { ...base, root, stateDirectory: join(root, '.library') };
});
jest.mock('./play', () => ({ ...jest.requireActual('./play'), play: jest.fn() }));
beforeEach(() => jest.spyOn(console, 'log').mockImplementation(() => undefined));
afterEach(() => {
  rmSync(stateDirectory, { recursive: true });
});
afterAll(() => {
  rmSync(root, { recursive: true });
});

const LIVE = '1.0.0-01234567';

/** Compares a candidate with what is live, which are the same but for the journeys that are played. */
function compare() {
  const sizes = { scripts: 1, styles: 1 };
  const pages = { files: new Map(), warnings: [] };
  const stateOf = (shell: string) => ({ live: { shell }, log: [] });
  return compareWithLive({
    states: { live: stateOf(LIVE), candidate: stateOf('1.0.0-89abcdef') },
    pages: { live: pages, candidate: pages },
    trial: { manifest: () => ({ contract: { sizes } }) } as unknown as Store,
    released: [],
    testSite: {} as Parameters<typeof compareWithLive>[0]['testSite'],
    signal: new AbortController().signal,
  });
}

it('a release whose check begins before midnight and ends after it is compared', async () => {
  const days = ['2026-03-02T23:59:59Z', '2026-03-03T00:00:01Z'].map((time) => new Date(time));
  const clock = jest.useFakeTimers({ now: days[0]!, doNotFake: ['nextTick', 'setImmediate'] });
  jest.mocked(play).mockImplementation(async () => {
    mkdirSync(PLAYED, { recursive: true });
    clock.setSystemTime(days[1]);
    return [];
  });
  expect((await compare()).problems).toEqual([]);
});

describe('while a journey fails on what is live,', () => {
  /** The verdict if the journey fails on both sides, each in its way and after its number of steps. */
  async function verdictOf(...[live, candidate]: [why: string | undefined, steps?: number][]) {
    jest.mocked(play).mockImplementation((_stage, state, _journeys, { folder }) => {
      const [why, steps = 1] = (state.live.shell === LIVE ? live : candidate) ?? [];
      const recording: Recording = {
        ...{ title: 'a guest orders', place: '/e2e/order.spec.ts:1', failure: why },
        ...{ lines: [], views: [{ step: steps, action: '', where: '', lines: [] }] },
        ...{ unread: [], scripts: [] },
      };
      mkdirSync(join(folder, 'order'), { recursive: true });
      writeFileSync(join(folder, 'order', RECORDING), JSON.stringify(recording));
      return Promise.resolve(readRecordings(folder));
    });
    return compare();
  }

  const NO_PIE = 'Error: toBeVisible() failed\n\nLocator: getByText("Pie")';
  const shownAt = (port: number, tries: number) =>
    `${NO_PIE} at http://localhost:${String(port)}/cart\n\nCall log:\n  - ${String(tries)} × tried`;

  it('a release with the same failure is compared up to there, and the code of one that ends it is another', async () => {
    const same = await verdictOf([shownAt(4001, 14)], [shownAt(4002, 15)]);
    expect(same.problems).toEqual([]);
    expect(same.differences).toEqual([
      'a journey fails on what is live, and is compared only up to there: a guest orders',
    ]);
    const fixed = await verdictOf([NO_PIE], [undefined]);
    expect(fixed.problems).toEqual([]);
    expect(fixed.differences).toEqual([
      'a journey fails on what is live, passes now, and is compared only up to there: a guest orders',
    ]);
    expect(fixed.code).not.toBe(same.code);
  });

  it.each<[string, [string, number]]>([
    ['for another reason', [NO_PIE.replace('Pie', 'Buy'), 2]],
    ['earlier', [NO_PIE, 1]],
  ])('a release with which it fails %s is refused', async (_how, failure) => {
    const { problems } = await verdictOf([NO_PIE, 2], failure);
    expect(problems).toEqual([expect.stringContaining('A journey fails: a guest orders\n')]);
  });
});
