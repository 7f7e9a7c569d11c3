import { site } from '../composer/testing/fake-modules';
import { prune } from './retention';
import type { State } from './state';
import { switchLive } from './switch';
import { drawsFrom } from './testing/draws';
import { faultsOf } from './testing/faults';
import { fakeBuilds } from './testing/fake-builds';
import { killedAt } from './testing/killed';
import { twoHoursLater } from './testing/two-hours-later';
import * as transitions from './transitions';

const HOURS = 'hours';
/** For a longer run by hand: SIMMER_SEQUENCES=500 npx jest platform/releases/kills */
const SEQUENCES = Number(process.env.SIMMER_SEQUENCES ?? 4);
const STEPS = 14;

const builds = fakeBuilds();
beforeEach(async () => {
  await builds.goLive();
});

const at = () => new Date();
const change = (to: (state: State) => State) => switchLive(builds.store, site, to);
const release = async (module: string, content: string) => {
  const version = await builds.addNew(module, content);
  await change((state) => transitions.release(state, { [module]: version }, { at: at() }));
  prune(builds.store);
};
const rollBack = (module: string) =>
  change((state) => transitions.rollBack(state, [module], { at: at() }));

describe('a command that is killed at any operation leaves what was live or what it made live, complete:', () => {
  it.each<[string, () => Promise<unknown>, (n: number) => Promise<unknown>]>([
    ['a release', () => Promise.resolve(), (n) => release(HOURS, `const hours = ${String(n)};`)],
    [
      'a release that deletes old ones',
      async () => {
        for (let n = 0; n < 14; n += 1) await release(HOURS, `const old = ${String(n)};`);
        twoHoursLater(builds.store);
      },
      (n) => release(HOURS, `const hours = ${String(n)};`),
    ],
    ['a rollback', () => release(HOURS, 'const hours = 2;'), () => rollBack(HOURS)],
  ])('%s', async (_command, arrange, command) => {
    await arrange();
    for (let n = 1; ; n += 1) {
      const switches = builds.store.readState().log.length;
      const { isKilled } = await killedAt(n, () => command(n));
      expect({ n, faults: faultsOf(builds.store) }).toEqual({ n, faults: [] });
      expect(builds.store.readState().log.length - switches).toBeLessThan(2);
      if (!isKilled) break;
    }
  });

  it('a release, which is live and complete once it is run again', async () => {
    for (let n = 1; ; n += 1) {
      const again = () => release(HOURS, `const hours = ${String(n)};`);
      const { isKilled } = await killedAt(n, again);
      await again();
      expect({ n, faults: faultsOf(builds.store) }).toEqual({ n, faults: [] });
      if (!isKilled) break;
    }
  });
});

describe('of two switches at once', () => {
  it('one wins, and the other fails with the advice to run it again', async () => {
    const first = await builds.addNew(HOURS, 'const hours = 2;');
    const second = await builds.addNew('news', 'const news = 2;');
    const results = await Promise.allSettled([
      change((state) => transitions.release(state, { [HOURS]: first }, { at: at() })),
      change((state) => transitions.release(state, { news: second }, { at: at() })),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { message: expect.stringContaining('run the command again') },
    });
    expect(builds.store.readState().log).toHaveLength(2);
    expect(faultsOf(builds.store)).toEqual([]);
  });
});

describe('commands in any order, some killed, some in pairs,', () => {
  it.each(Array.from({ length: SEQUENCES }, (_, seed) => seed))(
    'never leave a page without a file (sequence %i)',
    async (seed) => {
      const draw = drawsFrom(seed);
      const drawn = (): (() => Promise<unknown>) => {
        const module = (['hours', 'news', 'shell'] as const)[draw(3)] ?? 'shell';
        // There are few contents, so that a release often comes back.
        const content = `const ${module.slice(0, 4)} = ${String(draw(6))};`;
        const commands = [
          () => release(module, content),
          () => release(module, content),
          () => rollBack(module),
        ];
        return commands[draw(commands.length)] ?? (() => rollBack(module));
      };
      for (let step = 0; step < STEPS; step += 1) {
        if (draw(3) === 0) twoHoursLater(builds.store);
        const command = drawn();
        const kind = draw(3);
        // Many commands are refused, because there may be nothing to go back to.
        if (kind === 0) await command().catch(() => undefined);
        if (kind === 1) {
          await killedAt(1 + draw(30), () => command().catch(() => undefined));
          if (draw(2) === 0) await command().catch(() => undefined);
        }
        if (kind === 2) await Promise.allSettled([command(), drawn()()]);
        expect({ seed, step, faults: faultsOf(builds.store) }).toMatchObject({ faults: [] });
      }
    },
  );
});
