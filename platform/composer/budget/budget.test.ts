import { temporaryFolder } from '../../jest/testing/temporary-folder';
import { REMOTES } from '../../modules';
import { overBudget, RAISING_A_LIMIT, readBudget, weigh, type Budget } from './budget';
import { fakeModules } from '../testing/fake-modules';

const folder = temporaryFolder();
const MENU = 'https://menu.remotes.test.example/1.1.0/';

const budget: Budget = { homeScript: 5000, homeRequests: 3, remoteEntry: 1000 };
const weights = (changes: { main?: number; entry?: number; requests?: string[] } = {}) => ({
  scripts: new Map([
    ['shell/main.js', changes.main ?? 3000],
    ['menu-mfe/MenuSections.js', 1500],
  ]),
  entries: new Map([['menu-mfe/remoteEntry.js', changes.entry ?? 400]]),
  requests: changes.requests ?? ['index.html', 'shell/main.js'],
});

describe('a home page', () => {
  it('within its budget passes, up to the last byte and request', () => {
    expect(overBudget(weights(), budget)).toEqual([]);
    const most = weights({ main: 3500, entry: 1000, requests: ['a', 'b', 'c'] });
    expect(overBudget(most, budget)).toEqual([]);
  });

  it.each([
    [
      'script',
      weights({ main: 3501 }),
      'The home page fetches 5.0 kB of script before it is idle; 5.0 kB are allowed: shell/main.js 3.5 kB, menu-mfe/MenuSections.js 1.5 kB.',
    ],
    [
      'requests',
      weights({ requests: ['a', 'b', 'c', 'd'] }),
      'The home page makes 4 requests before it is idle; 3 are allowed: a, b, c, d.',
    ],
    [
      'bytes in the entry of a remote',
      weights({ entry: 1001 }),
      'menu-mfe/remoteEntry.js has 1.0 kB; 1.0 kB are allowed.',
    ],
  ])(
    'with too many %s fails, and names the files and how a limit is raised',
    (_what, most, why) => {
      expect(overBudget(most, budget)).toEqual([`${why} ${RAISING_A_LIMIT}`]);
    },
  );

  it('says once how a limit is raised, and by whom', () => {
    const problems = overBudget(weights({ main: 3501, entry: 1001 }), budget);
    expect(problems).toHaveLength(2);
    expect(problems.join().split(RAISING_A_LIMIT)).toHaveLength(2);
  });
});

describe('the size of a home page', () => {
  const modules = fakeModules();

  it('is the compressed size of what its document references, by names without a hash', async () => {
    const compressed = (path: string, bytes: number) => {
      modules.write(`${path}.br`, 'x'.repeat(bytes));
    };
    compressed('shell/client/main.5ec7662d.js', 300);
    compressed('menu-mfe/client/MenuSections.0e76fb50.js', 200);
    for (const name of REMOTES) compressed(`${name}/client/remoteEntry.22222222.js`, 50);
    const html = `
      <script defer src="/main.5ec7662d.js"></script><script>early()</script>
      <link rel="preload" as="script" href="${MENU}MenuSections.0e76fb50.js" crossorigin="anonymous"/>
      <link rel="icon" href="/favicon.svg"/><link rel="canonical" href="https://shop.example/"/>
      <style>@font-face{src:url(/text.woff2)}b{background:url("data:image/svg+xml,%3csvg fill='url(%23a)'/%3e")}</style>
      <a href="/cart">Cart</a><img src="/step.svg" loading="lazy"/>`;
    const composition = { files: new Map([['index.html', html]]), warnings: [] };

    const { scripts, entries, requests } = await weigh(composition, modules.input().modules);
    expect(Object.fromEntries(scripts)).toEqual({
      'shell/main.js': 300,
      'menu-mfe/MenuSections.js': 200,
    });
    expect([...entries]).toEqual(REMOTES.map((name) => [`${name}/remoteEntry.js`, 50]));
    expect(requests).toEqual([
      'index.html',
      'shell/main.js',
      'menu-mfe/MenuSections.js',
      'shell/favicon.svg',
      'shell/text.woff2',
    ]);
  });
});

it('the budget file is read strictly, because a misspelled limit would not limit anything', async () => {
  const path = folder.write('budget.json', JSON.stringify(budget));
  expect(await readBudget(path)).toEqual(budget);
  folder.write('budget.json', JSON.stringify({ ...budget, homeScripts: 1 }));
  await expect(readBudget(path)).rejects.toThrow('homeScripts');
});
