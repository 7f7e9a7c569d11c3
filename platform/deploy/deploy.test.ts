import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CliError } from '../base';
import { perRemote, REMOTES } from '../modules';
import {
  livePath,
  rollBack,
  startCanary,
  type State,
  STORE_BRANCH,
  switchLive,
  writeHosts,
} from '../releases';
import { deploy } from './deploy';
import { chunkOf } from '../releases/testing/fake-builds';
import { git as gitIn } from '../releases/testing/git';
import { planDeploy } from './plan';
import { fakeShop, SITES } from './testing/fake-shop';
import { localHosting } from './testing/local-hosting';
import { checkDeployed } from './verify-urls';

const shop = fakeShop();

const folderOf = (module: keyof typeof SITES) => shop.hosting.live(SITES[module]) ?? '';
const storedMenu = () => shop.builds.store.readState().live['menu-mfe'] ?? '';
/** Does something once, when a deploy is at this step. */
function during(at: string, run: () => unknown): void {
  let isDone = false;
  shop.hosting.onStep(async (step) => {
    if (step !== at || isDone) return;
    isDone = true;
    await run();
  });
}
const chunkPath = (version: string) =>
  join(folderOf('menu-mfe'), chunkOf(shop.builds.store, 'menu-mfe', version)[0]);
const releaseMenu = () => shop.releaseNext('menu-mfe', 'const menu = 2;');

beforeEach(() => deploy(shop.options));

describe('a deploy', () => {
  it('brings remotes to their hosts before the documents that name them', async () => {
    const order: string[] = [];
    shop.hosting.onStep((step) => {
      order.push(step);
      expect(shop.broken()).toEqual([]);
      return Promise.resolve();
    });
    await releaseMenu();
    await deploy(shop.options);
    expect(order.filter((step) => step.startsWith('after'))).toEqual([
      'after the rules',
      ...REMOTES.map((name) => `after site kitchen-${name}`),
      'after site kitchen-shell',
    ]);
    expect(shop.deployedVersions()).toEqual(shop.builds.store.readState().live);
  });

  it('of what is already deployed changes no site, and one with other headers deploys those', async () => {
    const step = jest.fn();
    shop.hosting.onStep(step);
    await deploy({ ...shop.options, keepsRules: true });
    expect(step).not.toHaveBeenCalled();
    const hosts = { ...shop.builds.store.readHosts(), includeSubDomains: true };
    writeHosts(shop.builds.store, hosts);
    shop.hosting.onStep(() => Promise.resolve());
    await deploy(shop.options);
    const { headers } = shop.hosting.answer(`${shop.origin('shell')}/`);
    expect(headers['Strict-Transport-Security']).toContain('includeSubDomains');
  });

  it('deploys the database rules, or leaves those in force', async () => {
    expect(shop.hosting.rulesDeployed()).toBe(1);
    await releaseMenu();
    await deploy({ ...shop.options, keepsRules: true });
    expect(shop.hosting.rulesDeployed()).toBe(1);
  });

  it('deploys the pages that it began with, even if a team releases during it', async () => {
    const before = storedMenu();
    await shop.releaseNext('cart-mfe', 'const cart = 2;');
    during('before site kitchen-editor-mfe', releaseMenu);
    await deploy(shop.options);
    expect(shop.deployedVersions()['menu-mfe']).toBe(before);
    expect(shop.broken()).toEqual([]);
    await deploy(shop.options);
    expect(shop.deployedVersions()['menu-mfe']).not.toBe(before);
  });

  it('whose remotes arrive after another deploy has finished brings the files of that one again', async () => {
    await shop.releaseNext('cart-mfe', 'const cart = 2;');
    during('before site kitchen-menu-mfe', async () => {
      await releaseMenu();
      await deploy(shop.options);
    });
    await deploy(shop.options);
    expect(shop.deployedVersions()).toEqual(shop.builds.store.readState().live);
    expect(shop.broken()).toEqual([]);
  });

  describe('from a copy of the store that a switch elsewhere makes old', () => {
    const SWITCHED = /has a newer switch than .*"git pull"/;
    const FILES_MAY_BE_MISSING = /newer switch.*\n {2}.* may lack files of its pages now: run/;
    const switchElsewhere = () => {
      const { directory } = shop.builds.store;
      const git = (...args: string[]) => gitIn(directory, ...args);
      git('commit', '--quiet', '--allow-empty', '--message', 'a switch');
      git('push', '--quiet', 'origin', `HEAD:${STORE_BRANCH}`);
      git('reset', '--quiet', '--soft', 'HEAD~1');
    };
    beforeEach(() => {
      const { root, store } = shop.builds;
      const remote = join(root, 'remote.git');
      gitIn(root, 'init', '--quiet', '--bare', remote);
      const git = (...args: string[]) => gitIn(store.directory, ...args);
      git('init', '--quiet');
      git('remote', 'add', 'origin', remote);
      git('commit', '--quiet', '--allow-empty', '--message', 'the first release');
      git('push', '--quiet', 'origin', `HEAD:${STORE_BRANCH}`);
    });

    it('says that files may be missing if the newer switch was deployed meanwhile', async () => {
      await releaseMenu();
      during('before site kitchen-menu-mfe', async () => {
        await deploy(shop.options);
        switchElsewhere();
      });
      await expect(deploy(shop.options)).rejects.toThrow(FILES_MAY_BE_MISSING);
    });

    it('changes nothing if the switch came while the shell was being deployed: its own deploy may have found nothing to do', async () => {
      const before = shop.deployedVersions();
      await releaseMenu();
      during('before site kitchen-shell', switchElsewhere);
      await expect(deploy(shop.options)).rejects.toThrow(SWITCHED);
      expect(shop.deployedVersions()).toEqual(before);
    });
  });

  it('with pages that were composed elsewhere runs no server build', async () => {
    await releaseMenu();
    const { store } = shop.builds;
    const { pages } = await switchLive(store, shop.options.site, (state) => state);
    for (const module of REMOTES)
      rmSync(join(store.release(module, store.readState().live[module] ?? ''), 'server'), {
        recursive: true,
      });
    await deploy({ ...shop.options, pages: pages.files });
    expect(shop.deployedVersions()).toEqual(store.readState().live);
  });
});

describe('"do guests get what we built?"', () => {
  const checked = async () => checkDeployed((await planDeploy(shop.options)).addresses);

  it('no, and the address is named, when a file differs or a header is missing; a deploy repairs it', async () => {
    const plan = await planDeploy(shop.options);
    jest.mocked(fetch).mockImplementationOnce((input) => {
      const { status, body } = shop.hosting.answer(new Request(input).url);
      return Promise.resolve(new Response(new Uint8Array(body), { status }));
    });
    expect((await checkDeployed(plan.addresses)).problem).toMatch(
      /1 of \d+ addresses .* is answered without /s,
    );
    writeFileSync(chunkPath(storedMenu()), 'evil();');
    expect((await checked()).problem).toMatch(
      /1 of \d+ addresses .*\n +\S+chunk\.\w+\.js answers with different bytes/,
    );
    await deploy(shop.options);
    expect(shop.broken()).toEqual([]);
  });
});

describe('a deploy is refused before anything changes', () => {
  const refused = async (message: RegExp) => {
    const nothing = jest.fn();
    shop.hosting.onStep(nothing);
    const run = deploy(shop.options);
    await expect(run).rejects.toThrow(CliError);
    await expect(run).rejects.toThrow(message);
    expect(nothing).not.toHaveBeenCalled();
  };

  it('from an old copy of the store, which lacks what guests use', async () => {
    const old = readFileSync(livePath(shop.builds.store), 'utf8');
    await releaseMenu();
    await deploy(shop.options);
    writeFileSync(livePath(shop.builds.store), old);
    await refused(
      /Guests have menu-mfe 1\.0\.0-\w+, which is not among the latest of .*"git pull"/,
    );
  });

  it('but not with --older, for example after twelve releases whose deploys failed', async () => {
    for (let n = 0; n < 12; n += 1)
      await shop.releaseNext('menu-mfe', `const menu = ${String(n)};`);
    await refused(/Guests have menu-mfe 1\.0\.0-\w+.*use --older/s);
    shop.hosting.onStep(() => Promise.resolve());
    await deploy({ ...shop.options, mayBeOlder: true });
    expect(shop.deployedVersions()['menu-mfe']).toBe(storedMenu());
  });

  it('with a file that the store does not have', async () => {
    const { store } = shop.builds;
    rmSync(store.served('menu-mfe', storedMenu()).get('remoteEntry.22222222.js') ?? '');
    await refused(/menu-mfe\/remoteEntry\.22222222\.js is not in the store/);
  });

  it('from a store without Hosting sites, and the message names the file', async () => {
    writeHosts(shop.builds.store, { origins: perRemote(shop.origin) });
    await refused(/hosts\.json names no "sites"/);
  });

  it('from older sources, which would bring back older pages and database rules', async () => {
    const { store, root } = shop.builds;
    const git = (...args: string[]) => gitIn(root, ...args);
    writeFileSync(join(root, '.gitignore'), 'published/\nhosting/\n');
    git('init', '--quiet');
    git('add', '--all');
    git('commit', '--quiet', '--message', 'one');
    appendFileSync(join(root, 'firestore.rules'), 'allow write;');
    git('commit', '--quiet', '--all', '--message', 'two');
    const commit = git('rev-parse', 'HEAD');
    await switchLive(store, shop.options.site, (state) => ({ ...state, commit }));
    git('checkout', '--quiet', 'HEAD~1');
    await refused(
      /What is live was made from commit \w+, which this checkout \(\w+\) does not contain/,
    );
  });
});

describe('a host whose answers differ from the store', () => {
  it('ends the deploy before the shell, and the message names the address and what differs', async () => {
    const before = shop.deployedVersions();
    const version = await releaseMenu();
    during('after site kitchen-menu-mfe', () => {
      writeFileSync(chunkPath(version), 'const menu = 3;');
    });
    await expect(deploy(shop.options)).rejects.toThrow(
      new RegExp(
        `1 of \\d+ addresses .*\\n +${shop.origin('menu-mfe')}/chunk\\.\\w+\\.js answers with different bytes \\(15; expected 15\\)[^]*Guests still get what was live before`,
      ),
    );
    expect(shop.deployedVersions()).toEqual(before);
  });

  it('is asked again for as long as its copies are being replaced', async () => {
    during('after site kitchen-cart-mfe', () => {
      const path = join(folderOf('cart-mfe'), 'remoteEntry.22222222.js');
      const bytes = readFileSync(path);
      rmSync(path);
      setTimeout(() => {
        writeFileSync(path, bytes);
      }, 100);
    });
    await releaseMenu();
    await deploy({ ...shop.options, retryLimits: { limitMs: 30_000, pauseMs: 20 } });
    expect(shop.broken()).toEqual([]);
  });
});

describe('when a guest cannot use the new documents', () => {
  const unusable = () => Promise.reject(new CliError('The cart is empty.'));
  beforeEach(async () => {
    const menu = await releaseMenu();
    shop.options.smokeTest = () =>
      shop.deployedVersions()['menu-mfe'] === menu ? unusable() : Promise.resolve();
  });

  it('the former ones are live again, and the message has the reason', async () => {
    const before = shop.deployedVersions();
    await expect(deploy(shop.options)).rejects.toThrow(
      /The cart is empty\.\n {2}Guests still get what was live before/,
    );
    expect(shop.deployedVersions()).toEqual(before);
    expect(shop.broken()).toEqual([]);
  });

  it('nor the former ones, the new ones stay: otherwise no rollback could', async () => {
    shop.options.smokeTest = unusable;
    await expect(deploy(shop.options)).rejects.toThrow(
      /The cart is empty\.\n {2}A visit to what was live before fails as well/,
    );
    expect(shop.deployedVersions()['menu-mfe']).toBe(storedMenu());
    await expect(deploy(shop.options)).rejects.toThrow(
      /The cart is empty\.\n {2}This is what is live in the store: .* goes back\./,
    );
  });

  it('but another deploy has replaced them meanwhile, its own stay', async () => {
    const menu = storedMenu();
    const { smokeTest } = shop.options;
    shop.options.smokeTest = async (url) => {
      if (shop.deployedVersions()['menu-mfe'] !== menu) return;
      await shop.releaseNext('cart-mfe', 'const cart = 2;');
      await deploy({ ...shop.options, smokeTest: () => Promise.resolve() });
      await smokeTest(url);
    };
    await expect(deploy(shop.options)).rejects.toThrow(
      /The cart is empty\.\n {2}This is what is live in the store: .* goes back\./,
    );
    expect(shop.deployedVersions()).toEqual(shop.builds.store.readState().live);
  });

  it('but a canary has ended meanwhile, it does not come back', async () => {
    const { store } = shop.builds;
    const how = { module: 'menu-mfe', at: new Date() } as const;
    const change = (next: (state: State) => State) => switchLive(store, shop.options.site, next);
    const { smokeTest } = shop.options;
    shop.options.smokeTest = () => Promise.resolve();
    await change((state) => rollBack(state, how));
    const version = await shop.publishNext('menu-mfe', 'const canary = 1;');
    await change((state) => startCanary(state, version, 10, how));
    await deploy(shop.options);
    shop.options.smokeTest = async () => {
      shop.options.smokeTest = smokeTest;
      await change((state) => rollBack(state, how));
      await deploy(shop.options);
      throw new CliError('The cart is empty.');
    };
    writeHosts(store, { ...store.readHosts(), includeSubDomains: true });
    await deploy(shop.options);
    const home = shop.hosting.answer(`${shop.origin('shell')}/`).body.toString();
    expect(home).not.toContain(version);
  });

  it('but only because no browser starts, they stay, and the message says so', async () => {
    shop.options.smokeTest = () => Promise.reject(new Error('Failed to launch'));
    await expect(deploy(shop.options)).rejects.toThrow(
      /The new documents are live, but could not be visited: Failed to launch/,
    );
    expect(shop.deployedVersions()['menu-mfe']).toBe(storedMenu());
  });

  it('and the host failed after it had made them live, the former ones are live again', async () => {
    const before = shop.deployedVersions();
    during('after site kitchen-shell', () => Promise.reject(new Error('no answer')));
    await expect(deploy(shop.options)).rejects.toThrow(/no answer\n {2}Guests still get/);
    expect(shop.deployedVersions()).toEqual(before);
  });

  it('and there are no former ones, none are visited, and the message says so', async () => {
    const visits = jest.fn(unusable);
    const { client } = localHosting(join(shop.builds.root, 'first'), Object.values(SITES));
    await expect(deploy({ ...shop.options, client, smokeTest: visits })).rejects.toThrow(
      /The cart is empty\.\n {2}Nothing was deployed before/,
    );
    expect(visits).toHaveBeenCalledTimes(1);
  });

  it('and going back fails as well, the message says where to do it', async () => {
    during('before going back on site kitchen-shell', () =>
      Promise.reject(new Error('no network')),
    );
    await expect(deploy(shop.options)).rejects.toThrow(
      /The cart is empty\.\n {2}Restoring failed too: no network\n.*kitchen-shell/,
    );
    expect(shop.broken()).toEqual([]);
  });
});

describe('a deploy that is interrupted by the person who started it', () => {
  /** Aborts when the deploy is at a step. Ctrl-C ends firebase-tools as well. */
  const interruptedAt = (at: string) => {
    const controller = new AbortController();
    during(at, () => {
      controller.abort();
      return Promise.reject(new Error('"firebase deploy" failed'));
    });
    return deploy({ ...shop.options, signal: controller.signal });
  };
  const UNCHANGED =
    'Interrupted. Guests still get what was live before. Run "npm run deploy" again.';
  const UNKNOWN =
    'Interrupted. The new documents may be live, unverified: run "npm run deploy" again.';

  beforeEach(async () => {
    await releaseMenu();
  });

  it.each([
    ['before site kitchen-menu-mfe', UNCHANGED],
    ['after site kitchen-cart-mfe', UNCHANGED],
    ['asking what is live', UNCHANGED],
    ['before site kitchen-shell', UNKNOWN],
    ['after site kitchen-shell', UNKNOWN],
  ])('%s says what guests get now', async (step, message) => {
    await expect(interruptedAt(step)).rejects.toMatchObject({ name: 'CliError', message });
  });
});

describe('a host that answers 503 instead of what is live', () => {
  const failing = (path: string, times = Infinity) => {
    let left = times;
    jest.mocked(fetch).mockImplementation((input) => {
      const url = new Request(input).url;
      const { status, body } = shop.hosting.answer(url);
      if (url !== shop.origin('shell') + path || left === 0)
        return Promise.resolve(new Response(new Uint8Array(body), { status }));
      left -= 1;
      return Promise.resolve(new Response('Unavailable', { status: 503 }));
    });
  };

  it('does not count as empty: nothing is deployed', async () => {
    await releaseMenu();
    failing('/registry.json');
    const nothing = jest.fn();
    shop.hosting.onStep(nothing);
    await expect(deploy(shop.options)).rejects.toThrow(
      `${shop.origin('shell')}/registry.json answers 503, so what is live there is unknown. Check business.url and the host, then run the command again.`,
    );
    expect(nothing).not.toHaveBeenCalled();
  });

  it('is asked again while the former documents come back', async () => {
    const before = shop.deployedVersions();
    const menu = await releaseMenu();
    shop.options.smokeTest = () => {
      if (shop.deployedVersions()['menu-mfe'] !== menu) return Promise.resolve();
      failing('/registry.json', 2);
      return Promise.reject(new CliError('The cart is empty.'));
    };
    await expect(deploy(shop.options)).rejects.toThrow(/Guests still get what was live before/);
    expect(shop.deployedVersions()).toEqual(before);
  });
});
