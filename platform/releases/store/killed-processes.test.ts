import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyOfStore, prepareKitchen, type PreparedKitchen } from './testing/kitchen';
import { runAndDie, type Errand } from './testing/run-and-die';
import { leftovers, violations } from './testing/store-checks';
import { perform, type Command } from './testing/store-commands';
import { openStore } from './store';

const isFull = process.env.SIMMER_PROOF === 'full';
/** The numbers of the operations after which a process is killed. A release has about 200. */
const AT = isFull ? Array.from({ length: 40 }, (_, n) => 3 + 5 * n) : [60, 150];
const RELEASE: Command = { do: 'release', module: 'menu-mfe', build: 1 };
const PROGRAM = `
  const { ${runAndDie.name}: run } = await import(${JSON.stringify(join(__dirname, 'testing/run-and-die.ts'))});
  await run(JSON.parse(process.argv[1]));
`;

let kitchen: PreparedKitchen;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'simmer-killed-'));
  kitchen = await prepareKitchen();
});
afterAll(() => {
  kitchen.cleanUp();
  rmSync(folder, { recursive: true });
});

/** Runs a command in a separate process. @returns the signal that ended it, or null. */
async function runElsewhere(errand: Errand): Promise<unknown> {
  const program = ['--import', 'tsx', '--input-type=module', '-e', PROGRAM, JSON.stringify(errand)];
  const child = spawn(process.execPath, program, { stdio: 'inherit' });
  const [code, signal] = await once(child, 'exit');
  if (code !== null) expect(code).toBe(0);
  return signal;
}

describe('a release whose process the system kills', () => {
  it.each(AT)(
    'after %i operations leaves a whole store, and is completed by the next',
    async (at) => {
      const directory = copyOfStore(kitchen.template, join(folder, 'store'), false);
      const { roots, versions, hosts } = kitchen;
      const errand = { kitchen: { roots, versions, hosts }, directory, command: RELEASE, at };
      expect(await runElsewhere(errand)).toBe('SIGKILL');
      const store = openStore(directory);
      expect(await violations(store, kitchen)).toEqual([]);
      await perform(kitchen, store, RELEASE);
      expect((await store.readState()).live['menu-mfe']).toBe(versions['menu-mfe'][1]);
      expect([...(await violations(store, kitchen)), ...leftovers(store)]).toEqual([]);
      expect(readdirSync(directory).filter((name) => name.endsWith('.part'))).toEqual([]);
    },
  );
});
