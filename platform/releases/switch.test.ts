import fs from 'node:fs';
import { page, site } from '../composer/testing/fake-modules';
import { perModule } from '../modules';
import { liveSite } from './live-site';
import { keptVersions, prune } from './retention';
import { EMPTY, type State } from './state';
import { livePath, openStore, writeHosts } from './store';
import { replaceState, switchLive } from './switch';
import { chunkOf, contentOf, fakeBuilds, HOSTS } from './testing/fake-builds';
import * as transitions from './transitions';

const HOURS = 'hours';
const NEWS = 'news';
const builds = fakeBuilds();
let first: Record<string, string>;
beforeEach(async () => {
  first = await builds.goLive();
});

const at = new Date('2031-05-09T10:00:00.000Z');
const change = (to: (state: State) => State) => switchLive(builds.store, site, to);
const makeLive = (module: string, version: string) =>
  change((state) => transitions.release(state, { [module]: version }, { at }));
const released = async (module: string, content: string) => {
  const version = await builds.addNew(module, content);
  await makeLive(module, version);
  return version;
};
const unchanged = async (failing: () => Promise<unknown>, message: RegExp | string) => {
  const before = fs.readFileSync(livePath(builds.store), 'utf8');
  await expect(failing()).rejects.toThrow(message);
  expect(fs.readFileSync(livePath(builds.store), 'utf8')).toBe(before);
};
describe('a switch', () => {
  it('changes live.json and no other file, and its pages have the new versions', async () => {
    const version = await builds.addNew(HOURS, 'const hours = 2;');
    const before = contentOf(builds.store.directory);
    const { pages } = await makeLive(HOURS, version);
    const after = contentOf(builds.store.directory);
    expect({ ...after, 'live.json': '' }).toEqual({ ...before, 'live.json': '' });
    const { modules } = page(pages, 'registry.json');
    expect(modules[HOURS]).toMatchObject({
      version,
      entry: `${HOSTS.origins[HOURS] ?? ''}/remoteEntry.22222222.js`,
    });
  });

  it('to what is already live writes nothing', async () => {
    const { mtimeMs } = fs.statSync(livePath(builds.store));
    await makeLive(HOURS, first[HOURS]!);
    expect(fs.statSync(livePath(builds.store)).mtimeMs).toBe(mtimeMs);
  });

  it('and its rollback both lead to the right pages', async () => {
    const { pages } = await makeLive(HOURS, first[HOURS]!);
    await released(HOURS, 'const hours = 2;');
    const back = await change((state) => transitions.rollBack(state, [HOURS], { at }));
    // The times at which releases went live are left out, and the list of releases, which has one more.
    const texts = ({ files }: typeof pages) =>
      [...files].flatMap(([name, text]) =>
        name === 'releases.json' ? [] : [[name, text.replace(/"since":"[^"]*"/g, '')]],
      );
    expect(texts(back.pages)).toEqual(texts(pages));
  });
});

describe('a switch that fails leaves everything unchanged', () => {
  it('because the shell cannot be rendered', async () => {
    const path = `${builds.store.release('shell', first.shell!)}/server/server.js`;
    fs.writeFileSync(path, 'throw new Error("no shell");');
    const version = await builds.addNew(HOURS, 'const hours = 2;');
    await unchanged(() => makeLive(HOURS, version), 'no shell');
  });

  it('because of incompatible modules, which are named (case 15)', async () => {
    const version = await builds.addNew(HOURS, 'const hours = 2;');
    builds.setContract(HOURS, version, { exposes: ['Other'] });
    const message = /hours does not expose "Hours" \(it has "Other"\)/;
    await unchanged(() => makeLive(HOURS, version), message);
  });

  it('because a file of a release was deleted, which is named', async () => {
    const version = await builds.addNew(HOURS, 'const hours = 2;');
    fs.rmSync(chunkOf(builds.store, HOURS, version)[1]);
    await unchanged(() => makeLive(HOURS, version), /chunk\.\w+\.js is missing, but hours/);
  });

  it('because a release is no longer stored', async () => {
    await released(HOURS, 'const hours = 2;');
    fs.rmSync(builds.store.release(HOURS, first[HOURS]!), { recursive: true });
    await unchanged(
      () => change((state) => transitions.rollBack(state, [HOURS], { at })),
      `hours ${first[HOURS]} is no longer stored`,
    );
  });

  it('because a new remote has no Hosting site, so no deploy could bring it to its host', async () => {
    const all = Object.entries(perModule((name) => `site-${name}`));
    const sites = {
      shell: 'site-shell',
      ...Object.fromEntries(all.filter(([name]) => name !== NEWS)),
    };
    writeHosts(builds.store, { ...HOSTS, sites });
    const version = await builds.addNew(NEWS, 'const news = 2;');
    await unchanged(() => makeLive(NEWS, version), 'no Hosting site for news in "sites"');
    await released(HOURS, 'const hours = 2;');
  });
});

describe('a release of several modules at once', () => {
  it('is rolled back in one step; rolling back one of them is refused, with the command that does it', async () => {
    const shared = '@library/shared/branch';
    const next: Record<string, string> = {};
    for (const module of ['shell', HOURS, NEWS] as const) {
      next[module] = await builds.addNew(module, `const next = '${module}';`);
      const of = module === 'shell' ? 'carries' : 'needs';
      const range = module === 'shell' ? '' : '^';
      const packages = (version: string) => ({
        [of]: { react: `${range}19.3.1`, [shared]: range + version },
      });
      builds.setContract(module, first[module]!, packages('1.4.0'));
      builds.setContract(module, next[module], packages('2.0.0'));
    }
    await change((before) => transitions.release(before, next, { at }));
    const back = (...modules: string[]) =>
      change((before) => transitions.rollBack(before, modules, { at }));
    const command = '"npm run rollback -- hours news shell"';
    await unchanged(() => back(HOURS), command);
    await unchanged(() => back('shell'), command);
    await back('shell', HOURS, NEWS);
    expect(builds.store.readState().live).toEqual(first);
  });
});

it('releases of two modules that need each other, one after the other, are also rolled back in one step, which a refusal names', async () => {
  for (const module of ['shell', HOURS] as const) {
    const next = await builds.addNew(module, `const next = '${module}';`);
    const [kind, caret] = module === 'shell' ? ['carries', ''] : ['needs', '^'];
    const packages = (version: string) => ({
      [kind]: { react: `${caret}19.3.1`, '@library/shared/branch': caret + version },
    });
    builds.setContract(module, first[module]!, packages('1.4.0'));
    builds.setContract(module, next, packages('1.5.0'));
    await makeLive(module, next);
  }
  const back = (...modules: string[]) =>
    change((before) => transitions.rollBack(before, modules, { at }));
  await unchanged(() => back('shell'), '"npm run rollback -- hours shell"');
  await back('shell', HOURS);
  expect(builds.store.readState().live).toEqual(first);
});

describe('a remote that the shell does not ask for', () => {
  it('may come later: until then, the other teams release without it', async () => {
    const asksLess = 'exports.PARTS.pop(); exports.PAGES.splice(1, 1);';
    fs.appendFileSync(`${builds.root}/shell/dist/server/server.js`, asksLess);
    await released('shell', 'const shell = 2;');
    const { live, log } = builds.store.readState();
    const { [NEWS]: news, ...others } = live;
    const before = fs.readFileSync(livePath(builds.store), 'utf8');
    replaceState(builds.store, before, { live: others, log });
    await released(HOURS, 'const hours = 2;');
    await makeLive(NEWS, news!);
    expect(Object.keys(builds.store.readState().live)).toHaveLength(3);
  });

  it('because this checkout does not have it is not shown, and is live again for one that has it', async () => {
    const state = builds.store.readState();
    const modules = { soup: { version: '1.0.0' } };
    const log = [...state.log, { at: at.toISOString(), action: 'release', modules }];
    const live = { ...first, soup: '1.0.0' };
    fs.writeFileSync(livePath(builds.store), JSON.stringify({ live, log }));
    const version = await builds.addNew(HOURS, 'const hours = 2;');
    const { pages, state: after } = await makeLive(HOURS, version);
    expect(pages.files.get('registry.json')).not.toContain('soup');
    expect(after.live).toEqual({ ...live, [HOURS]: version });
    expect(after.log.slice(0, -1)).toEqual(log);
  });
});

describe('the site of a server on this machine', () => {
  it('is composed once for each switch, with the unhashed names of the live shell', async () => {
    const { store } = builds;
    const live = liveSite(store, HOSTS, site);
    const before = await live();
    expect(await live()).toBe(before);
    builds.write('shell/dist/client/favicon.svg', '<svg>new</svg>');
    await released('shell', 'const shell = 2;');
    const after = await live();
    expect(after).not.toBe(before);
    const icons = [before, after].map(({ pathOf }) =>
      fs.readFileSync(pathOf('favicon.svg') ?? '', 'utf8'),
    );
    expect(icons).toEqual(['<svg/>', '<svg>new</svg>']);
  });
});

describe('retention', () => {
  const DAY_MS = 86_400_000;
  const releases = (count: number, daysApart: number) => {
    let state: State = EMPTY;
    for (let n = 0; n < count; n += 1)
      state = transitions.release(
        state,
        { [HOURS]: `1.${String(n)}.0` },
        { at: new Date(at.getTime() + n * daysApart * DAY_MS) },
      );
    return state;
  };
  const versions = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, n) => `1.${String(from + n)}.0`).sort();

  it('keeps what was live in the last 14 days, or in the number of days that hosts.json gives', () => {
    const state = releases(40, 1);
    const kept = (keptDays?: number) =>
      [...keptVersions(state, HOURS, { ...(keptDays && { keptDays }) })].sort();
    expect(kept()).toEqual(versions(23, 39));
    expect(kept(20)).toEqual(versions(17, 39));
  });

  it('keeps what the last eleven switches of a module made live or replaced, however old it is', () => {
    const state = releases(15, 100);
    expect([...keptVersions(state, HOURS)].sort()).toEqual(versions(3, 14));
  });

  it('keeps it also if a clock was years ahead for a release and its rollback', () => {
    const years = new Date('2035-01-01T00:00:00Z');
    const ahead = transitions.release(releases(40, 1), { [HOURS]: '2.0.0' }, { at: years });
    const back = transitions.rollBack(ahead, [HOURS], { at: years });
    for (const state of [ahead, back])
      expect([...keptVersions(state, HOURS)]).toEqual(expect.arrayContaining(versions(25, 39)));
  });

  it('keeps what was stored for a preview address', () => {
    const state = releases(2, 1);
    const stored = transitions.storeUnlisted(state, { [HOURS]: '2.0.0' }, { at });
    expect(keptVersions(stored, HOURS)).toContain('2.0.0');
  });

  it('deletes also what a Mac has left in a folder of files, and stops at none of it', () => {
    const { store } = builds;
    const [inFiles, ...others] = ['files/hours', 'files', 'releases', 'releases/hours'].map(
      (folder) => `${store.directory}/${folder}/.DS_Store`,
    );
    for (const path of [inFiles!, ...others]) fs.writeFileSync(path, '');
    prune(store, 0);
    expect(fs.existsSync(inFiles!)).toBe(false);
    expect(store.isStored(HOURS, first[HOURS]!)).toBe(true);
  });

  it('deletes older releases with the files that only they have, and spares new ones', async () => {
    const { store } = builds;
    writeHosts(store, { ...HOSTS, keptDays: 0 });
    const [, chunk] = chunkOf(store, HOURS, first[HOURS]!);
    for (let n = 0; n < 13; n += 1) await released(HOURS, `const hours = ${String(n)};`);
    prune(store);
    expect(store.isStored(HOURS, first[HOURS]!)).toBe(true);
    const checked = await builds.addNew(NEWS, 'const news = 2;');
    const later = fs.statSync(chunk).mtimeMs + 3_599_000;
    jest.spyOn(Date, 'now').mockReturnValue(later);
    prune(store);
    expect([store.isStored(HOURS, first[HOURS]!), fs.existsSync(chunk)]).toEqual([true, true]);
    jest.spyOn(Date, 'now').mockReturnValue(later + 3_600_000);
    prune(store);
    expect([store.isStored(HOURS, first[HOURS]!), fs.existsSync(chunk)]).toEqual([false, false]);
    expect(store.isStored(NEWS, checked)).toBe(false);
    for (const path of store.served(HOURS, store.readState().live[HOURS] ?? '').values())
      expect(fs.existsSync(path)).toBe(true);
  });
});

describe('a store', () => {
  it('keeps what a newer checkout wrote into live.json: after a rollback of the pages, older code makes the switches', async () => {
    const { live, log } = builds.store.readState();
    const [entry, ...more] = log;
    const newer = { seen: { by: 'Ann' } };
    const state = { live, log: [{ ...entry, ...newer }, ...more], ...newer };
    fs.writeFileSync(livePath(builds.store), JSON.stringify(state));
    await released(HOURS, 'const hours = 2;');
    const after = JSON.parse(fs.readFileSync(livePath(builds.store), 'utf8'));
    expect([after, after.log[0]]).toEqual([
      expect.objectContaining(newer),
      expect.objectContaining(newer),
    ]);
  });

  it('that is empty has nothing live, and is not created by reading', () => {
    const store = openStore(`${builds.root}/nothing`);
    expect(store.readState()).toEqual(EMPTY);
    expect(() => store.readHosts()).toThrow(/hosts\.json is missing\. "npm start" creates/);
    expect(fs.existsSync(store.directory)).toBe(false);
  });

  it.each([
    ['is cut off', '{"live":', /live\.json is not JSON\. Restore it/],
    ['has a path for a version', '{"live":{"hours":"../../x"},"log":[]}', /live\.hours/],
  ])(
    'whose live.json %s is refused, and the message names the file and what to do',
    (_case, text, message) => {
      fs.writeFileSync(livePath(builds.store), text);
      expect(() => builds.store.readState()).toThrow(message);
    },
  );

  it.each(['../../evil.js', '/etc/passwd', '.git/hooks/x', 'a/../b', 'a//b', ''])(
    'refuses a release that names the path "%s"',
    (name) => {
      const manifest = builds.store.manifest(HOURS, first[HOURS]!);
      const path = `${builds.store.release(HOURS, first[HOURS]!)}/release.json`;
      const files = { ...manifest.files, [name]: 'a'.repeat(64) };
      fs.writeFileSync(path, JSON.stringify({ ...manifest, files }));
      expect(() => builds.store.manifest(HOURS, first[HOURS]!)).toThrow(
        /release\.json cannot be used/,
      );
    },
  );
});
