import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HOME, root } from '../base';
import { type Outcome, outcomeOf } from './outcome';
import { runTests, selectFrom, type Suite } from './run-suites';

jest.mock('../base', () => {
  const base = jest.requireActual<typeof import('../base')>('../base');
  const root = mkdtempSync(join(tmpdir(), 'shop-suites-'));
  const HOME = mkdtempSync(join(tmpdir(), 'shop-platform-'));
  return { ...base, HOME, root, stateDirectory: join(root, '.library') };
});
afterAll(() => {
  for (const folder of [root, HOME]) rmSync(folder, { recursive: true });
});

const write = (path: string, content: string) => {
  mkdirSync(join(root, path, '..'), { recursive: true });
  writeFileSync(join(root, path), content);
};
const PASSED: Outcome = { passed: 3, failed: 0, failures: [] };

/** A suite with a part for each of two folders. */
const run = jest.fn<Promise<Outcome>, Parameters<Suite['run']>>();
const suite: Suite = {
  title: 'Tastes',
  run,
  parts: () => ({
    soup: (path) => path.startsWith('soup/'),
    salad: (path) => path.startsWith('salad/'),
  }),
};

/** Runs the suite. @returns the parts that ran, and the last lines. */
async function tested(options: { isAll?: boolean; signal?: AbortSignal; words?: string[] } = {}) {
  run.mockClear();
  const log = jest
    .spyOn(console, 'log')
    .mockReset()
    .mockImplementation(() => undefined);
  const { signal = new AbortController().signal } = options;
  await runTests(selectFrom([[suite]], options.words ?? []), { ...options, signal });
  const lines = log.mock.calls.flat().map(String);
  return { ran: run.mock.calls.flatMap(([, , parts]) => parts), lines };
}

beforeEach(() => {
  rmSync(join(root, '.library'), { recursive: true, force: true });
  write('soup/recipe.txt', 'as it was');
  write('salad/recipe.txt', 'as it was');
  run.mockReset().mockResolvedValue({ ...PASSED, parts: { soup: 2, salad: 1 } });
});

describe('a test that passed', () => {
  it('is not repeated, and still counts, until a file that it reads changes', async () => {
    expect((await tested()).ran).toEqual(['soup', 'salad']);
    const second = await tested();
    expect(second.ran).toEqual([]);
    expect(second.lines.slice(-2)).toEqual([
      expect.stringContaining(
        '3 of them passed before, and nothing that concerns them has changed: "npm test',
      ),
      '    3 passed, 0 failed',
    ]);

    write('salad/recipe.txt', 'changed');
    run.mockResolvedValue({ ...PASSED, passed: 1, parts: { salad: 1 } });
    const third = await tested();
    expect(third.ran).toEqual(['salad']);
    expect(third.lines.at(-1)).toBe('    3 passed, 0 failed');
  });

  it('is repeated with --all', async () => {
    await tested();
    expect((await tested({ isAll: true })).ran).toEqual(['soup', 'salad']);
  });

  it.each(['platform/test-runner/journeys.ts', 'package-lock.json'])(
    'is repeated after a change of %s, also if the platform is in another folder than the shop',
    async (file) => {
      await tested();
      expect((await tested()).ran).toEqual([]);
      mkdirSync(join(HOME, file, '..'), { recursive: true });
      writeFileSync(join(HOME, file), 'changed');
      expect((await tested()).ran).toEqual(['soup', 'salad']);
    },
  );

  it('is repeated with another configuration of the business, wherever that is, and other settings', async () => {
    await tested();
    const path = join(root, '.library/business.json');
    write('.library/business.json', '{}');
    jest.replaceProperty(process, 'env', { ...process.env, LIBRARY_SITE_CONFIG: path });
    expect((await tested()).ran).toEqual(['soup', 'salad']);
    write('.library/business.json', '{ "name": "Another" }');
    expect((await tested()).ran).toEqual(['soup', 'salad']);
    jest.replaceProperty(process, 'env', { ...process.env, LIBRARY_PORT_BASE: '4000' });
    expect((await tested()).ran).toEqual([]);
    jest.replaceProperty(process, 'env', { ...process.env, LIBRARY_SEQUENCES: '500' });
    expect((await tested()).ran).toEqual(['soup', 'salad']);
  });
});

describe('a test is not taken for passed', () => {
  it.each([
    ['a browser', 'chromium', 'CHROMIUM_PATH'],
    ['the Firestore emulator', 'emulator.jar', 'LIBRARY_FIRESTORE_EMULATOR_JAR'],
    ['Java', 'bin/java', 'JAVA_HOME'],
  ])('when it passed in another version of %s', async (_what, file, variable) => {
    write(`.library/${file}`, 'version 1');
    const path = variable === 'JAVA_HOME' ? '.library' : `.library/${file}`;
    jest.replaceProperty(process, 'env', { ...process.env, [variable]: join(root, path) });
    await tested();
    expect((await tested()).ran).toEqual([]);
    write(`.library/${file}`, 'version 10');
    expect((await tested()).ran).toEqual(['soup', 'salad']);
  });

  it('when it failed, even if it passed before with the same files', async () => {
    await tested();
    run.mockResolvedValue({ passed: 2, failed: 1, failures: ['too cold'], parts: { soup: 2 } });
    await tested({ isAll: true });
    expect((await tested()).ran).toEqual(['salad']);
    run.mockResolvedValue(outcomeOf(['burnt']));
    await tested({ isAll: true });
    expect((await tested()).ran).toEqual(['soup', 'salad']);
    run.mockRejectedValue(new Error('spilled'));
    expect((await tested()).ran).toEqual(['soup', 'salad']);
  });

  it('when a file that it reads changed while it ran, even if the file is then as before', async () => {
    run.mockImplementation(() => {
      write('soup/recipe.txt', 'changed');
      return Promise.resolve({ ...PASSED, parts: { soup: 2, salad: 1 } });
    });
    await tested();
    write('soup/recipe.txt', 'as it was');
    expect((await tested()).ran).toEqual(['soup']);
  });

  it('when it was stopped', async () => {
    await tested();
    const stop = new AbortController();
    run.mockImplementation(() => {
      stop.abort();
      return Promise.resolve(PASSED);
    });
    await tested({ isAll: true, signal: stop.signal });
    expect((await tested()).ran).toEqual(['soup', 'salad']);
  });
});

describe('npm test -- with', () => {
  it('a folder tests only what a change there concerns', async () => {
    expect((await tested({ words: ['soup'] })).ran).toEqual(['soup']);
  });

  it('the beginning of a title tests only that suite', async () => {
    expect((await tested({ words: ['tastes'] })).ran).toEqual(['soup', 'salad']);
  });

  it('another word says so', () => {
    expect(() => selectFrom([[suite]], ['soop'])).toThrow(
      '"soop" is neither a folder nor a suite.',
    );
  });
});
