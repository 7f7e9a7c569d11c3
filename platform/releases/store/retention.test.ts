import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ModuleName } from '../../modules';
import { publish } from './publish';
import { keptVersions, prune } from './retention';
import { EMPTY, type State } from './state';
import { fakeBuilds, snapshot, type FakeBuilds } from './testing/fake-builds';
import { release, rollBack, startCanary } from './transitions';

const MENU = 'menu-mfe';
const at = new Date();
const how = { module: MENU, at } as const;
const numbered = (count: number) => Array.from({ length: count }, (_, n) => `1.${String(n)}.0`);
const releasedAll = (versions: readonly string[], state: State = EMPTY) =>
  versions.reduce<State>((next, version) => release(next, version, how), state);
const tried = (versions: readonly string[], state: State) =>
  versions.reduce<State>(
    (next, version) => rollBack(startCanary(next, version, 5, how), () => true, how),
    state,
  );

describe('the versions to keep', () => {
  it('are the live one and the ten before it', () => {
    const kept = keptVersions(releasedAll(numbered(14)), MENU);
    expect([...kept].sort()).toEqual(numbered(14).slice(3).sort());
  });

  it('include the live one and the canary, however old', () => {
    const state: State = {
      live: { [MENU]: '0.1.0' },
      canaries: { [MENU]: { version: '0.2.0', share: 10 } },
      log: releasedAll(numbered(14)).log,
    };
    const kept = keptVersions(state, MENU);
    expect(kept).toContain('0.1.0');
    expect(kept).toContain('0.2.0');
  });

  it('allow five rollbacks, also after many abandoned canaries', () => {
    const trials = numbered(15).map((version) => `${version}-trial`);
    let state = tried(trials, releasedAll(numbered(6)));
    const kept = keptVersions(state, MENU);
    for (let n = 0; n < 5; n += 1) state = rollBack(state, (version) => kept.has(version), how);
    expect(state.live[MENU]).toBe('1.0.0');
  });
});

describe('a store that is pruned', () => {
  let builds: FakeBuilds;
  beforeEach(() => {
    builds = fakeBuilds();
  });
  afterEach(() => {
    builds.cleanUp();
  });

  const HOURS_AGO = new Date(Date.now() - 5 * 3_600_000);
  const folders = (module: ModuleName, version: string) => [
    builds.store.client(module, version),
    builds.store.release(module, version),
  ];
  const isThere = (module: ModuleName, version: string) =>
    folders(module, version).map((folder) => existsSync(folder));
  /** A minimal release. */
  const store = (module: ModuleName, version: string) => {
    for (const folder of folders(module, version)) mkdirSync(folder, { recursive: true });
    writeFileSync(join(builds.store.release(module, version), 'contract.json'), '{}');
  };
  const age = (module: ModuleName, version: string) => {
    for (const folder of folders(module, version))
      if (existsSync(folder)) utimesSync(folder, HOURS_AGO, HOURS_AGO);
  };
  const goThrough = async (versions: readonly string[]) => {
    for (const version of versions) store(MENU, version);
    await builds.store.writeState(releasedAll(versions, await builds.store.readState()));
  };

  it('loses old releases with all their files, and keeps the rest', async () => {
    const versions = numbered(13);
    await goThrough(versions);
    await prune(builds.store);
    for (const [n, version] of versions.entries())
      expect([version, ...isThere(MENU, version)]).toEqual([version, n >= 2, n >= 2]);
    expect(readdirSync(join(builds.store.directory, 'releases', MENU))).toHaveLength(11);
  });

  it('keeps what was just published, because another team’s gate may be checking it', async () => {
    await builds.goLive();
    const candidate = await builds.publishNew('cart-mfe', 'const cart = 2;');
    await prune(builds.store);
    expect(isThere('cart-mfe', candidate)).toEqual([true, true]);
    expect(builds.store.isStored('cart-mfe', candidate)).toBe(true);
  });

  it('keeps what was refused long ago and is published again', async () => {
    await builds.goLive();
    const refused = await builds.publishNew('cart-mfe', 'const cart = 2;');
    age('cart-mfe', refused);
    await publish(builds.store, builds.root, 'cart-mfe');
    await prune(builds.store);
    expect(isThere('cart-mfe', refused)).toEqual([true, true]);
  });

  it('keeps what another process is writing, and loses what was interrupted long ago', async () => {
    const { store: kept } = builds;
    for (const version of ['1.0.0-new.part', '1.0.0-old.part'])
      mkdirSync(kept.client(MENU, version), { recursive: true });
    mkdirSync(kept.client(MENU, '1.0.0-copied'), { recursive: true });
    age(MENU, '1.0.0-old.part');
    await prune(kept);
    expect(readdirSync(join(kept.directory, 'origins', MENU)).sort()).toEqual([
      '1.0.0-copied',
      '1.0.0-new.part',
    ]);
  });

  describe('after a remote was removed', () => {
    const REMOVED = 'soup-mfe';
    const VERSIONS = ['1.0.0-0a0a0a0a', '1.1.0-0b0b0b0b'];
    const [, last = ''] = VERSIONS;
    const removedFolders = (version: string) =>
      ['origins', 'releases'].map((folder) =>
        join(builds.store.directory, folder, REMOVED, version),
      );
    beforeEach(async () => {
      await builds.goLive();
      for (const version of VERSIONS)
        for (const folder of removedFolders(version)) mkdirSync(folder, { recursive: true });
      const state = await builds.store.readState();
      const removed = VERSIONS.map((version) => ({
        at: HOURS_AGO.toISOString(),
        action: 'release' as const,
        module: REMOVED,
        version,
      }));
      await builds.store.writeState({ ...state, log: [...state.log, ...removed] });
    });

    it('loses the remote’s files, and nothing of the others', async () => {
      const before = snapshot(builds.store.directory);
      await prune(builds.store);
      for (const folder of VERSIONS.flatMap(removedFolders)) expect(existsSync(folder)).toBe(false);
      expect(snapshot(builds.store.directory)).toEqual(before);
    });

    it('keeps those that guests load until the next deploy', async () => {
      const { site, directory } = builds.store;
      mkdirSync(join(site, 'v1'), { recursive: true });
      writeFileSync(join(site, 'v1/soup.html'), `https://soup.example/${last}/main.js`);
      const deployed = { composition: 'v1', live: {}, at: HOURS_AGO.toISOString() };
      writeFileSync(join(directory, 'deployed.json'), JSON.stringify(deployed));
      await prune(builds.store);
      const isKept = VERSIONS.map((version) =>
        removedFolders(version).map((folder) => existsSync(folder)),
      );
      expect(isKept).toEqual([
        [false, false],
        [true, true],
      ]);
    });
  });
});
