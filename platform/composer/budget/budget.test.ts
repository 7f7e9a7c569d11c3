import { brotliCompressSync } from 'node:zlib';
import { REMOTES } from '../../modules';
import { overBudget, RAISING_A_LIMIT, weigh, type Budget } from './budget';
import { fakeModules } from '../testing/fake-modules';

const HOURS = 'https://hours.remotes.test.example/files/';

const budget: Budget = { homeScript: 5000, homeRequests: 3, remoteEntry: 1000 };
const weights = (changes: { main?: number; entry?: number; requests?: string[] } = {}) => ({
  scripts: new Map([
    ['shell/main.js', changes.main ?? 3000],
    ['hours/Hours.js', 1500],
  ]),
  entries: new Map([['hours/remoteEntry.js', changes.entry ?? 400]]),
  requests: changes.requests ?? ['index.html', 'shell/main.js'],
});

describe('a home page', () => {
  it('within its budget passes, even at the last byte and request', () => {
    expect(overBudget(weights(), budget)).toEqual([]);
    const most = weights({ main: 3500, entry: 1000, requests: ['a', 'b', 'c'] });
    expect(overBudget(most, budget)).toEqual([]);
  });

  it.each([
    [
      'script',
      weights({ main: 3501 }),
      'The home page fetches 5.0 kB of script before it is idle; 5.0 kB are allowed: shell/main.js 3.5 kB, hours/Hours.js 1.5 kB.',
    ],
    [
      'requests',
      weights({ requests: ['a', 'b', 'c', 'd'] }),
      'The home page makes 4 requests before it is idle; 3 are allowed: a, b, c, d.',
    ],
    [
      'bytes in the entry of a remote',
      weights({ entry: 1001 }),
      'hours/remoteEntry.js is 1.0 kB; 1.0 kB are allowed.',
    ],
  ])(
    'with too many %s fails, and names the files and how a limit is raised',
    (_what, most, why) => {
      expect(overBudget(most, budget)).toEqual([`${why} ${RAISING_A_LIMIT}`]);
    },
  );
});

describe('the size of a home page', () => {
  const modules = fakeModules();

  it('is the compressed size of what its document references, listed by names without a hash', async () => {
    const written = (path: string, code: string) => {
      modules.write(path, code);
      return brotliCompressSync(code).length;
    };
    const main = written('shell/client/main.5ec7662d.js', 'main();'.repeat(99));
    const hours = written('hours/client/Hours.0e76fb50.js', 'hours();');
    const entry = Math.max(
      ...REMOTES.map((name) => written(`${name}/client/remoteEntry.22222222.js`, 'entry();')),
    );
    const html = `
      <script defer src="/main.5ec7662d.js"></script><script>early()</script>
      <link rel="preload" as="script" href="${HOURS}Hours.0e76fb50.js" crossorigin="anonymous"/>
      <link rel="icon" href="/favicon.svg"/><link rel="canonical" href="https://shop.example/"/>
      <style>@font-face{src:url(/text.woff2)}b{background:url("data:image/svg+xml,%3csvg fill='url(%23a)'/%3e")}</style>
      <a href="/news">News</a><img src="/step.svg" loading="lazy"/>`;
    const composition = { files: new Map([['index.html', html]]), warnings: [] };

    const { scripts, entries, requests } = await weigh(composition, modules.input().modules);
    expect(Object.fromEntries(scripts)).toEqual({
      'shell/main.js': main,
      'hours/Hours.js': hours,
    });
    expect([...entries]).toEqual(REMOTES.map((name) => [`${name}/remoteEntry.js`, entry]));
    expect(requests).toEqual([
      'index.html',
      'shell/main.js',
      'hours/Hours.js',
      'shell/favicon.svg',
      'shell/text.woff2',
    ]);
  });
});
