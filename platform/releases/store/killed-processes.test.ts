import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyOfStore, type PreparedTestShop, prepareTestShop } from './testing/test-shop';
import { type CrashScenario, runAndCrash } from './testing/run-and-crash';
import { leftovers, violations } from './testing/store-checks';
import { perform, type Command } from './testing/store-commands';
import { openStore } from './store';

const isFull = process.env.SIMMER_TEST_DEPTH === 'full';
/** The numbers of the operations after which a process is killed. A release has about 200. */
const AT = isFull ? Array.from({ length: 40 }, (_, n) => 3 + 5 * n) : [60, 150];
const RELEASE: Command = { do: 'release', module: 'menu-mfe', build: 1 };
const PROGRAM = `
  const { ${runAndCrash.name}: run } = await import(${JSON.stringify(join(__dirname, 'testing/run-and-crash.ts'))});
  await run(JSON.parse(process.argv[1]));
`;

let shop: PreparedTestShop;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'simmer-killed-'));
  shop = await prepareTestShop();
});
afterAll(() => {
  shop.cleanUp();
  rmSync(folder, { recursive: true });
});

/**
 * Runs a command in a separate process.
 * @returns the signal that ended it, or null.
 */
async function runElsewhere(scenario: CrashScenario): Promise<unknown> {
  const program = [
    '--import',
    'tsx',
    '--input-type=module',
    '-e',
    PROGRAM,
    JSON.stringify(scenario),
  ];
  const child = spawn(process.execPath, program, { stdio: 'inherit' });
  const [code, signal] = await once(child, 'exit');
  if (code !== null) expect(code).toBe(0);
  return signal;
}

describe('a release whose process the system kills', () => {
  it.each(AT)(
    'after %i operations leaves a whole store, and is completed by the next',
    async (at) => {
      const directory = copyOfStore(shop.template, join(folder, 'store'), false);
      const { roots, versions, hosts } = shop;
      const scenario = { shop: { roots, versions, hosts }, directory, command: RELEASE, at };
      expect(await runElsewhere(scenario)).toBe('SIGKILL');
      const store = openStore(directory);
      expect(await violations(store, shop)).toEqual([]);
      await perform(shop, store, RELEASE);
      expect((await store.readState()).live['menu-mfe']).toBe(versions['menu-mfe'][1]);
      expect([...(await violations(store, shop)), ...leftovers(store)]).toEqual([]);
      expect(readdirSync(directory).filter((name) => name.endsWith('.part'))).toEqual([]);
    },
  );
});
