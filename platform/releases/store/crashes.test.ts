import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import type { Files } from '../files/files';
import { copyOfStore, type PreparedTestShop, prepareTestShop } from './testing/test-shop';
import { sequences } from './testing/drawn-commands';
import { runTogether, type Counts } from './testing/model';

const isFull = process.env.SIMMER_TEST_DEPTH === 'full';
const SEQUENCES = isFull ? 500 : 40;
/** `SIMMER_REPLAY="<seed> <path> <replayPath>"` repeats a failure. Its message prints the values. */
const [seed, path, replayPath] = process.env.SIMMER_REPLAY?.split(' ') ?? [];

let shop: PreparedTestShop;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'simmer-crashes-'));
  shop = await prepareTestShop();
});
afterAll(() => {
  shop.cleanUp();
  rmSync(folder, { recursive: true });
});

const asItIs = (files: Files) => files;

/** Runs sequences of commands, each in a new store and followed by an undisturbed command. */
async function tried(numRuns: number, bug = asItIs, endOnFailure = false) {
  const counts: Counts = { sequences: 0, commands: 0, kills: 0, refusals: 0, recoveries: 0 };
  const property = fc.asyncProperty(
    fc.boolean(),
    sequences(replayPath),
    async (isNew, commands) => {
      const directory = copyOfStore(shop.template, join(folder, 'store'), isNew);
      const world = { shop, directory, counts, bug, wasDisturbed: false };
      await fc.asyncModelRun(() => ({ model: {}, real: world }), commands);
      await runTogether(world, [{ command: { do: 'start', build: 0 } }]);
      counts.sequences += 1;
    },
  );
  const result = await fc.check(property, {
    numRuns,
    endOnFailure,
    ...(seed !== undefined && { seed: Number(seed) }),
    ...(path !== undefined && { path }),
  });
  const why = result.errorInstance instanceof Error ? result.errorInstance.message : '';
  return { counts, result, report: `${String(fc.defaultReportMessage(result))}\n${why}` };
}

it('a store is whole after every command, wherever it is killed or the disk refuses, and the next command goes on', async () => {
  const { counts, result, report } = await tried(SEQUENCES);
  if (result.failed) throw new Error(report);
  if (isFull) console.log(JSON.stringify(counts));
  expect(counts.kills).toBeGreaterThan(0);
  expect(counts.refusals).toBeGreaterThan(0);
  expect(counts.recoveries).toBeGreaterThan(0);
}, 1_800_000);

/** A bug, the violation that it leads to, and the operations that contain it. */
type Mistake = { mistake: string; found: RegExp; bug: (files: Files) => Files };

const MISTAKES: Mistake[] = [
  {
    mistake: 'that forgets what is deployed when it prunes',
    found: /is missing|the deployed composition is not stored/,
    bug: (files) => ({
      ...files,
      readFile: async (from) => {
        if (from.endsWith('deployed.json'))
          throw Object.assign(new Error('there is none'), { code: 'ENOENT' });
        return files.readFile(from);
      },
    }),
  },
  {
    mistake: 'that moves the link of the site before it writes the records',
    found: /is shown, and .* recorded/,
    bug: (files) => {
      let late: (() => Promise<void>) | undefined;
      return {
        ...files,
        readFile: async (from) => {
          const write = late;
          late = undefined;
          if (from.endsWith('switching.json')) await write?.();
          return files.readFile(from);
        },
        rename: async (from, to) => {
          if (to.endsWith('switching.json')) late = () => files.rename(from, to);
          else await files.rename(from, to);
        },
      };
    },
  },
];

// The first is found at once. The other takes a while and is tried only in a full run.
describe.each(isFull ? MISTAKES : MISTAKES.slice(0, 1))('a store $mistake', ({ bug, found }) => {
  it('is found out by the same commands', async () => {
    const { result, report } = await tried(500, bug, !isFull);
    expect(result.failed).toBe(true);
    expect(report).toMatch(found);
    if (isFull) console.log(report);
  }, 1_800_000);
});
