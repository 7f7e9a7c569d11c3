import fs from 'node:fs';
import { join } from 'node:path';
import { openStore, release, rollBack, type Store } from '../releases';
import { chunkOf, contentOf, fakeBuilds } from '../releases/testing/fake-builds';
import {
  addChecked,
  readChecked,
  requireCheckedOut,
  withChecked,
  writeChecked,
} from './checked-releases';

const HOURS = 'hours';
const builds = fakeBuilds();
/** The store of the shop, and what a job without credentials has left of a release of the hours. */
let store: Store;
let folder: string;
let run: Store;
let version: string;
let former: string;

beforeEach(async () => {
  ({ store } = builds);
  former = (await builds.goLive())[HOURS]!;
  const scratch = openStore(join(builds.root, 'scratch'), store);
  version = await builds.addNew(HOURS, 'const hours = 2;');
  folder = join(builds.root, 'checked');
  const releases = { [HOURS]: { version, former } };
  const at = new Date().toISOString();
  // The file is of an earlier check, which this one replaces.
  write('releases/news/1.0.0-00000000/release.json', '{}');
  writeChecked(folder, scratch, {
    at,
    by: 'Cook',
    accepted: ['7f3a “Pies”'],
    isUnlisted: false,
    releases,
  });
  // Another machine has the store of the shop.
  fs.rmSync(store.release(HOURS, version), { recursive: true });
  fs.rmSync(chunkOf(openStore(folder), HOURS, version)[1].replace(folder, store.directory));
  run = openStore(folder);
});

/** Adds what was checked, and returns the state with it live. */
const taken = (modules: readonly (typeof HOURS | 'news')[] = [HOURS], again = false) => {
  const checked = readChecked(folder, modules);
  addChecked(store, folder, checked);
  return withChecked(store.readState(), checked, again);
};
const write = (path: string, content: string) => {
  fs.mkdirSync(join(folder, path, '..'), { recursive: true });
  fs.writeFileSync(join(folder, path), content);
};
/** Adds a file of this name to the manifest of the release. */
const writeInManifest = (kind: 'files' | 'server', name: string) => {
  const manifest = run.manifest(HOURS, version);
  manifest[kind][name] = 'a'.repeat(64);
  write(`releases/${HOURS}/${version}/release.json`, JSON.stringify(manifest));
};

it('what was checked is never written into a store, whose releases it would replace', () => {
  const before = contentOf(store.directory);
  const checked = readChecked(folder, [HOURS]);
  expect(() => {
    writeChecked(store.directory, run, checked);
  }).toThrow(/is a store of releases.*--write/);
  expect(contentOf(store.directory)).toEqual(before);
});

describe('what a job without credentials has checked', () => {
  it('becomes live in the store of the shop, with every file, and the log says what was accepted and by whom', () => {
    const state = taken();
    expect(state.live[HOURS]).toBe(version);
    expect(state.log.at(-1)).toMatchObject({ by: 'Cook', accepted: ['7f3a “Pies”'] });
    for (const path of store.served(HOURS, version).values())
      expect(fs.existsSync(path)).toBe(true);
    const before = contentOf(store.directory);
    taken();
    expect(contentOf(store.directory)).toEqual(before);
  });

  it('may lack a module that the gate has left out', () => {
    expect(taken(['news', HOURS]).live[HOURS]).toBe(version);
  });

  it('is refused when the module was switched meanwhile, and when it was rolled back, unless that is intended', () => {
    const checked = readChecked(folder, [HOURS]);
    addChecked(store, folder, checked);
    const how = { at: new Date() };
    const state = store.readState();
    const other = release(state, { [HOURS]: '9.0.0' }, how);
    expect(() => withChecked(other, checked, false)).toThrow(
      `${HOURS} 9.0.0 became live while ${HOURS} ${version} was checked`,
    );
    const back = rollBack(release(state, { [HOURS]: version }, how), [HOURS], how);
    expect(() => withChecked(back, checked, false)).toThrow(`${version} was rolled back`);
    expect(withChecked(back, checked, true).live[HOURS]).toBe(version);
  });

  it('may be meant only for a preview address: then nothing becomes live', () => {
    const path = join(folder, 'checked.json');
    write(
      'checked.json',
      fs.readFileSync(path, 'utf8').replace('"isUnlisted": false', '"isUnlisted": true'),
    );
    const state = taken();
    expect(state.live[HOURS]).toBe(former);
    expect(state.log.at(-1)?.action).toBe('unlisted');
  });

  it('may be the pages, which only the checked checkout can make, if nobody released them meanwhile', () => {
    const [was, is, other] = ['a'.repeat(40), 'b'.repeat(40), 'c'.repeat(40)];
    const how = { at: new Date().toISOString(), by: 'Cook', accepted: [], isUnlisted: false };
    writeChecked(folder, run, { ...how, releases: { pages: { version: is, former: was } } });
    expect(() => readChecked(folder, [HOURS])).toThrow('has pages, but hours is to be published');
    const checked = readChecked(folder, ['pages']);
    const madeBy = (pages: string) => ({ ...store.readState(), live: { pages } });
    expect(withChecked(madeBy(was), checked, false).live).toEqual({ pages: is });
    expect(() => withChecked(madeBy(other), checked, false)).toThrow(
      'pages cccccccc became live while pages bbbbbbbb was checked',
    );
    const back = rollBack(withChecked(madeBy(was), checked, false), ['pages'], { at: new Date() });
    expect(() => withChecked(back, checked, false)).toThrow('pages bbbbbbbb was rolled back');
    requireCheckedOut(checked, is);
    for (const [commit, message] of [
      [other, 'this checkout has cccccccc'],
      [undefined, 'has unknown commit'],
    ])
      expect(() => requireCheckedOut(checked, commit)).toThrow(message);
  });
});

describe('it is refused, and what is live is unchanged, when', () => {
  it.each<[string, () => void, RegExp]>([
    [
      'nothing is there',
      () => fs.rmSync(folder, { recursive: true }),
      /has no checked\.json: "npm run release/,
    ],
    [
      'its time is still to come, because hosts would then delete what open tabs use',
      () => {
        const { at: _, ...checked } = JSON.parse(
          fs.readFileSync(join(folder, 'checked.json'), 'utf8'),
        );
        write('checked.json', JSON.stringify({ at: '2999-01-01T00:00:00Z', ...checked }));
      },
      /checked\.json is of 2999-01-01T00:00:00Z, which is still to come/,
    ],
    [
      'it has a file of another module',
      () => write('files/news/chunk.01234567.js', 'evil();'),
      /files\/news\/chunk\.01234567\.js does not belong to hours/,
    ],
    [
      'a file of the release differs from its manifest',
      () => fs.writeFileSync(chunkOf(run, HOURS, version)[1], 'evil();'),
      /files\/hours\/chunk\.\w+\.js differs from its manifest/,
    ],
    [
      'a file of the server build differs from its manifest',
      () => write(`releases/${HOURS}/${version}/server/Hours.js`, 'evil();'),
      /server\/Hours\.js differs from its manifest/,
    ],
    [
      'the manifest is that of another build',
      () => writeInManifest('server', 'server/Extra.js'),
      /release\.json is not the manifest of hours/,
    ],
    [
      'it has a firebase.json',
      () => write('firebase.json', '{"hosting":{"predeploy":"sh"}}'),
      /firebase\.json does not belong/,
    ],
    ['it has a hook', () => write('.git/hooks/pre-push', 'sh'), /\.git is a link or a hidden file/],
    [
      'it has a hook in a deeper folder',
      () => write(`releases/${HOURS}/${version}/.git/config`, '[core]'),
      /\.git is a link or a hidden file/,
    ],
    [
      'it has a link',
      () => fs.symlinkSync('/etc/passwd', join(folder, 'files/hours/a.01234567.js')),
      /a\.01234567\.js is a link/,
    ],
    [
      'one of its folders is a link',
      () => fs.symlinkSync('/etc', join(folder, 'files/soup')),
      /files\/soup is a link/,
    ],
    [
      'a path leaves its folder',
      () => writeInManifest('files', '../../../evil.js'),
      /release\.json cannot be used/,
    ],
  ])('%s', (_case, tamper, message) => {
    tamper();
    const before = fs.readFileSync(join(store.directory, 'live.json'), 'utf8');
    expect(() => taken()).toThrow(message);
    expect(fs.readFileSync(join(store.directory, 'live.json'), 'utf8')).toBe(before);
    expect(fs.existsSync(join(store.directory, 'firebase.json'))).toBe(false);
  });

  it('it has a different module from the one to be published', () => {
    expect(() => taken(['news'])).toThrow(/has hours, but news is to be published/);
  });
});
