import { CliError } from '../base';

import { drawsFrom } from '../releases/testing/draws';
import { rolledBack } from '../releases';
import { bringToGuests } from './bring-to-guests';
import { fakeShop } from './testing/fake-shop';

/** For a longer run by hand: SIMMER_SEQUENCES=500 npx jest platform/publish/publish-sequences */
const SEQUENCES = Number(process.env.SIMMER_SEQUENCES ?? 3);
const STEPS = 8;
jest.setTimeout(300_000);
/** This is more steps than a publish has. */
const ALL_STEPS = 24;

const shop = fakeShop();
let hours: ReturnType<typeof shop.team>;
let news: ReturnType<typeof shop.team>;
let seen: string[];
beforeEach(async () => {
  [hours, news] = [shop.team('hours-team'), shop.team('news-team')];
  await bringToGuests(hours.options);
  seen = [];
});

/** What happens at the n-th step of a publish: the host fails, the process is killed (the step never ends), or something else is done. */
type Event = 'fails' | 'is killed' | (() => Promise<unknown>);

/** Checks the hosts at every step, and lets an event happen at the n-th one. @returns once it has happened. */
function at(n: number, event: Event): Promise<void> {
  let steps = 0;
  return new Promise((reached) => {
    shop.hosting.onStep(async () => {
      seen.push(...shop.broken());
      steps += 1;
      if (steps !== n) return;
      reached();
      if (event === 'fails') throw new Error('the host is down');
      if (event === 'is killed') await new Promise(() => undefined);
      else await event();
    });
  });
}
const calm = () => void at(0, 'fails');
const attempt = (run: Promise<unknown>) =>
  run.then(
    () => 'finished',
    (error: unknown) => String(error),
  );

it.each(['fails', 'is killed'] as const)(
  'after a publish that %s at any step, another team can publish, the store names what guests get, and no guest ever meets a missing file',
  async (event) => {
    for (let n = 1; n <= ALL_STEPS; n += 1) {
      const checked = await hours.check('hours', `const hours = ${String(n)};`);
      const reached = at(n, event);
      const running = attempt(hours.publish(checked));
      const outcome = await Promise.race([running, ...(event === 'fails' ? [] : [reached])]);
      calm();
      if (event === 'fails') expect(shop.storeSays()).toEqual(shop.guestsGet());
      const version = await news.release('news', `const news = ${String(n)};`);
      expect(shop.guestsGet()['news']).toBe(version);
      expect(shop.storeSays()).toEqual(shop.guestsGet());
      expect({ n, broken: [...seen, ...shop.broken()] }).toMatchObject({ broken: [] });
      if (outcome === 'finished') return;
    }
    throw new Error('No publish finished.');
  },
);

it.each(Array.from({ length: SEQUENCES }, (_, seed) => seed))(
  'after failed, killed and simultaneous releases and rollbacks, the next team can publish, the last decision wins, and the store names what guests get (sequence %i)',
  async (seed) => {
    const draw = drawsFrom(seed);
    const drawnModule = (): string => (['hours', 'news', 'shell'] as const)[draw(3)] ?? 'shell';
    let content = 0;
    /** Versions that a visit refused. */
    const refused = new Set<string>();
    const isRefused = () => Object.values(shop.guestsGet()).filter((one) => refused.has(one));
    const released = (team: typeof hours) => {
      const module = drawnModule();
      content += 1;
      // There are few contents, so that a build often comes back.
      const text =
        draw(3) === 0 ? `const again = ${String(draw(4))};` : `const next = ${String(content)};`;
      return team.release(module, text);
    };
    for (let step = 0; step < STEPS; step += 1) {
      const team = draw(2) === 0 ? hours : news;
      const other = team === hours ? news : hours;
      let isBroken = draw(4) === 0;
      shop.visit((_shop, address) => {
        const fresh = Object.values(shop.guestsGet(address)).filter(
          (version) => !Object.values(shop.guestsGet()).includes(version),
        );
        for (const version of fresh) refused[isBroken ? 'add' : 'delete'](version);
        return isBroken ? Promise.reject(new CliError('The news is empty.')) : Promise.resolve();
      });
      const kind = draw(5);
      const module = drawnModule();
      const event: Event =
        kind === 0 ? 'fails' : kind === 1 ? 'is killed' : () => attempt(other.rollBack(module));
      const reached = at(1 + draw(14), kind === 4 ? () => Promise.resolve() : event);
      const running = attempt(draw(4) === 0 ? team.rollBack(drawnModule()) : released(team));
      await Promise.race([running, ...(kind === 1 ? [reached] : [])]);
      calm();
      expect({ seed, step, refused: isRefused() }).toMatchObject({ refused: [] });
      expect({ seed, step, broken: [...seen, ...shop.broken()] }).toMatchObject({ broken: [] });
      isBroken = false;
      const next = await attempt(released(other));
      expect({ seed, step, next }).toMatchObject({
        next: expect.stringMatching(/^finished$|was rolled back, and nothing in its build/),
      });
      if (next !== 'finished') await bringToGuests(other.options);
      const state = other.store.readState();
      expect({ seed, step, guestsGet: shop.guestsGet() }).toMatchObject({ guestsGet: state.live });
      for (const name of ['hours', 'news', 'shell'] as const)
        expect(rolledBack(state, name)).not.toContain(shop.guestsGet()[name]);
    }
  },
);
