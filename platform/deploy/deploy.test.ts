import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CliError } from '../base';
import { perRemote, REMOTES } from '../modules';
import { deploy, showPlan } from './deploy';
import { fakeShop, SITES, type FakeShop } from './testing/fake-shop';
import { writeHosts } from '../releases/store/testing/fake-builds';

let shop: FakeShop;
beforeEach(async () => {
  shop = await fakeShop();
});
afterEach(() => {
  shop.cleanUp();
});

const folderOf = (module: keyof typeof SITES) => shop.hosting.live(SITES[module]) ?? '';
const storedMenu = async () => (await shop.builds.store.readState()).live['menu-mfe'] ?? '';

describe('a deploy', () => {
  it('brings remotes to their hosts before the documents that name them, and records it', async () => {
    const order: string[] = [];
    shop.hosting.onStep(async (step) => {
      order.push(step);
      expect(shop.broken()).toEqual([]);
    });
    await deploy(shop.options);
    expect(order.filter((step) => step.startsWith('after'))).toEqual([
      'after the rules',
      ...REMOTES.map((name) => `after site kitchen-${name}`),
      'after site kitchen-shell',
    ]);
    const { live } = await shop.builds.store.readState();
    expect(await shop.deployedVersions()).toEqual(
      expect.objectContaining({ 'menu-mfe': live['menu-mfe'] }),
    );
    expect(await shop.builds.store.readDeployed()).toMatchObject({ live });
  });

  it('of what is deployed already uploads nothing and asks every address', async () => {
    await deploy(shop.options);
    const nothing = jest.fn();
    shop.hosting.onStep(nothing);
    shop.steps.length = 0;
    await deploy(shop.options);
    expect(nothing).not.toHaveBeenCalled();
    expect(shop.steps).toEqual(['nothing: every address already matches the store']);
  });

  it('repairs a host that lost a file since', async () => {
    await deploy(shop.options);
    const version = await storedMenu();
    const lost = `${version}/chunk.5ec7662d.js`;
    rmSync(join(folderOf('menu-mfe'), lost));
    expect(shop.broken()).toHaveLength(1);
    await deploy(shop.options);
    expect(shop.broken()).toEqual([]);
  });

  it('deploys the database rules when they changed, and only then', async () => {
    await deploy(shop.options);
    await shop.releaseNext('menu-mfe', 'const menu = 2;');
    await deploy(shop.options);
    expect(shop.hosting.rulesDeployed()).toBe(1);
    writeFileSync(shop.options.rules, 'allow write;');
    await deploy(shop.options);
    expect(shop.hosting.rulesDeployed()).toBe(2);
  });

  it('without the rules leaves those in force, and the next deploy with them brings them', async () => {
    await deploy(shop.options);
    const { rules } = (await shop.builds.store.readDeployed()) ?? {};
    shop.changeRules();
    const version = await shop.releaseNext('menu-mfe', 'const menu = 2;');
    const withoutRules = { ...shop.options, keepsRules: true };
    expect(await showPlan(withoutRules)).toMatchObject({ rulesChanged: false });
    await deploy(withoutRules);
    expect(shop.hosting.rulesDeployed()).toBe(1);
    expect((await shop.deployedVersions())['menu-mfe']).toBe(version);
    expect((await shop.builds.store.readDeployed())?.rules).toBe(rules);
    await deploy(withoutRules);
    expect(shop.steps.at(-1)).toMatch(/^nothing/);
    await deploy(shop.options);
    expect(shop.hosting.rulesDeployed()).toBe(2);
  });

  it('stays with the composition that it began with when a team releases meanwhile', async () => {
    const before = await storedMenu();
    shop.hosting.onStep(async (step) => {
      if (step === 'before site kitchen-editor-mfe')
        await shop.releaseNext('menu-mfe', 'const menu = 2;');
    });
    await deploy(shop.options);
    expect((await shop.deployedVersions())['menu-mfe']).toBe(before);
    expect(shop.broken()).toEqual([]);
    shop.hosting.onStep(() => Promise.resolve());
    await deploy(shop.options);
    expect((await shop.deployedVersions())['menu-mfe']).not.toBe(before);
  });

  it('waits for another one, and then finds nothing to do', async () => {
    await Promise.all([deploy(shop.options), deploy(shop.options)]);
    expect(shop.hosting.rulesDeployed()).toBe(1);
    expect(shop.steps.at(-1)).toMatch(/^nothing/);
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

  it('from an old copy of the store, which lacks files that guests use', async () => {
    await deploy(shop.options);
    const live = await storedMenu();
    await shop.releaseNext('menu-mfe', 'const menu = 2;');
    rmSync(shop.builds.store.client('menu-mfe', live), { recursive: true });
    await refused(/names menu-mfe 1\.0\.0-\w+, which .* does not have: .*"git pull"/);
  });

  it('with documents that name a file that the store does not have', async () => {
    const live = await storedMenu();
    rmSync(join(shop.builds.store.client('menu-mfe', live), 'remoteEntry.2.js'));
    await refused(/names 1\.\d\.0-\w+\/remoteEntry\.2\.js of menu-mfe.*Release menu-mfe again/);
  });

  it('from a checkout that does not have a live remote', async () => {
    const path = join(shop.builds.store.directory, 'state.json');
    const state = JSON.parse(readFileSync(path, 'utf8'));
    writeFileSync(path, JSON.stringify({ ...state, live: { ...state.live, 'soup-mfe': '1.0.0' } }));
    await refused(
      /state\.json names soup-mfe as live, but this checkout does not have it.*"git pull".*npm run release -- shell/,
    );
  });

  it('with a live remote that has no Hosting site, and the message names the remote and the field', async () => {
    const { store } = shop.builds;
    const sites = Object.entries(SITES).filter(([name]) => name !== 'cart-mfe');
    const hosts = await store.readHosts();
    await writeHosts(store, {
      ...hosts,
      sites: { ...Object.fromEntries(sites), shell: SITES.shell },
    });
    await refused(
      /hosts\.json names no Hosting site for cart-mfe in "sites".*npm run release -- cart-mfe/,
    );
  });

  it('from a store without Hosting sites, and the message names the file', async () => {
    await writeHosts(shop.builds.store, { origins: perRemote(shop.origin) });
    await refused(/hosts\.json names no "sites"/);
  });
});

describe('a host that answers otherwise than the store', () => {
  it('ends the deploy before the shell, and the message names the address and what differs', async () => {
    await deploy(shop.options);
    const before = await shop.deployedVersions();
    const version = await shop.releaseNext('menu-mfe', 'const menu = 2;');
    shop.hosting.onStep(async (step) => {
      const folder = folderOf('menu-mfe');
      if (step === 'after site kitchen-menu-mfe')
        writeFileSync(join(folder, version, 'chunk.5ec7662d.js'), 'const menu = 3;');
    });
    await expect(deploy(shop.options)).rejects.toThrow(
      new RegExp(
        `1 of \\d+ addresses .*\\n +${shop.origin('menu-mfe')}/${version}/chunk\\.5ec7662d\\.js answers with different bytes: 15 bytes with SHA-256 \\w+… instead of 15 bytes[^]*Guests still get what was live before`,
      ),
    );
    expect(await shop.deployedVersions()).toEqual(before);
    expect(await shop.builds.store.readDeployed()).not.toMatchObject({
      live: { 'menu-mfe': version },
    });
  });

  it('is asked again for as long as its copies are being replaced', async () => {
    const lag = () => {
      const folder = folderOf('cart-mfe');
      const [version = ''] = readdirSync(folder);
      const path = join(folder, version, 'remoteEntry.2.js');
      const bytes = readFileSync(path);
      rmSync(path);
      setTimeout(() => {
        writeFileSync(path, bytes);
      }, 100);
    };
    shop.hosting.onStep((step) => {
      if (step === 'after site kitchen-cart-mfe') lag();
      return Promise.resolve();
    });
    await deploy(shop.options);
    expect(shop.broken()).toEqual([]);
  });
});

describe('when a guest cannot use the new documents', () => {
  beforeEach(async () => {
    await deploy(shop.options);
    await shop.releaseNext('menu-mfe', 'const menu = 2;');
    shop.options.smokeTest = () => Promise.reject(new CliError('The cart is empty.'));
  });

  it('the former ones are live again, and the message has the reason', async () => {
    const before = await shop.deployedVersions();
    await expect(deploy(shop.options)).rejects.toThrow(
      /The cart is empty\.\n {2}Guests still get what was live before/,
    );
    expect(await shop.deployedVersions()).toEqual(before);
    expect(shop.broken()).toEqual([]);
  });

  it('and going back fails as well, the message says where to do it', async () => {
    shop.hosting.onStep((step) =>
      step.startsWith('before going back')
        ? Promise.reject(new Error('no network'))
        : Promise.resolve(),
    );
    await expect(deploy(shop.options)).rejects.toThrow(
      /The cart is empty\.\n {2}Restoring failed too: no network\n.*kitchen-shell/,
    );
    expect(shop.broken()).toEqual([]);
  });
});

describe('a deploy that is interrupted by the person who started it', () => {
  /** Aborts when the deploy is at a step. Ctrl-C ends firebase-tools as well. */
  const interruptedAt = async (at: string) => {
    const controller = new AbortController();
    shop.hosting.onStep((step) => {
      if (step !== at) return Promise.resolve();
      controller.abort();
      return Promise.reject(new Error('"firebase deploy" failed'));
    });
    const failure: unknown = await deploy({ ...shop.options, signal: controller.signal }).catch(
      (error: unknown) => error,
    );
    expect(failure).toBeInstanceOf(CliError);
    return failure instanceof CliError ? failure.message : '';
  };
  const UNCHANGED =
    'Interrupted. Guests still get what was live before. Run "npm run deploy" again.';
  const UNKNOWN =
    'Interrupted. The new documents may be live, unverified: run "npm run deploy" again.';

  beforeEach(async () => {
    await deploy(shop.options);
    await shop.releaseNext('menu-mfe', 'const menu = 2;');
  });

  it.each([
    ['before site kitchen-menu-mfe', UNCHANGED],
    ['after site kitchen-cart-mfe', UNCHANGED],
    ['asking what is live', UNCHANGED],
    ['before site kitchen-shell', UNKNOWN],
    ['after site kitchen-shell', UNKNOWN],
  ])('%s says what guests get now', async (step, message) => {
    expect(await interruptedAt(step)).toBe(message);
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

  it('is not taken for an empty one: from an old copy of the store nothing is deployed', async () => {
    await deploy(shop.options);
    const live = await storedMenu();
    await shop.releaseNext('menu-mfe', 'const menu = 2;');
    rmSync(shop.builds.store.client('menu-mfe', live), { recursive: true });
    failing('/registry.json');
    const nothing = jest.fn();
    shop.hosting.onStep(nothing);
    await expect(deploy(shop.options)).rejects.toThrow(
      `${shop.origin('shell')}/registry.json answers 503, so what is live there is unknown. Check business.url and the host, then run the command again.`,
    );
    expect(nothing).not.toHaveBeenCalled();
  });

  it('is asked again while the former documents come back', async () => {
    await deploy(shop.options);
    const before = await shop.deployedVersions();
    await shop.releaseNext('menu-mfe', 'const menu = 2;');
    shop.options.smokeTest = () => {
      failing('/registry.json', 1);
      return Promise.reject(new CliError('The cart is empty.'));
    };
    await expect(deploy(shop.options)).rejects.toThrow(/Guests still get what was live before/);
    expect(await shop.deployedVersions()).toEqual(before);
  });
});
