import {
  mkdtempSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
  mkdirSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { type Files, nodeFiles } from '../files/files';
import { compositionsIn, CURRENT, deleteOld, prepareSite, showSite, writeSite } from './write-site';

let site: string;
const composition = (version: string, more: Record<string, string> = {}) => ({
  files: new Map(
    Object.entries({
      'index.html': `<h1>${version}</h1>`,
      'registry.json': `{"version":"${version}"}`,
      ...more,
    }),
  ),
  warnings: [],
});
const read = (name: string) => readFileSync(join(site, CURRENT, name));
const live = () => readlinkSync(join(site, CURRENT));
async function show(version: string): Promise<string> {
  const id = await prepareSite(site, composition(version).files, new Map());
  await showSite(site, id);
  await pause(2);
  return id;
}
/** A file system on which every composition has the same time. */
const checkedOut: Files = {
  ...nodeFiles,
  stat: async (path) => {
    const stats = await nodeFiles.stat(path);
    return { isDirectory: () => stats.isDirectory(), mtimeMs: 0, ctimeMs: 0 };
  },
};

beforeEach(() => {
  site = join(mkdtempSync(join(tmpdir(), 'simmer-site-')), 'site');
});
afterEach(() => {
  rmSync(join(site, '..'), { recursive: true });
});

describe('a composition that is written', () => {
  it('is found under one name, each file also precompressed', async () => {
    await writeSite(site, composition('1'));
    for (const [name, content] of composition('1').files) {
      expect(read(name).toString()).toBe(content);
      expect(brotliDecompressSync(read(`${name}.br`)).toString()).toBe(content);
    }
  });

  it('replaces the former one, which stays complete for running requests', async () => {
    await writeSite(site, composition('1', { 'old.html': 'old' }));
    const before = live();
    await writeSite(site, composition('2'));
    expect(read('index.html').toString()).toBe('<h1>2</h1>');
    expect(live()).not.toBe(before);
    expect(readdirSync(join(site, CURRENT))).not.toContain('old.html');
    expect(readFileSync(join(site, before, 'old.html'), 'utf8')).toBe('old');
  });

  it('keeps the five latest former ones', async () => {
    const written: string[] = [];
    for (let version = 1; version <= 7; version += 1) {
      await writeSite(site, composition(String(version)));
      written.push(live());
      await pause(10);
    }
    expect(readdirSync(site).sort()).toEqual([...written.slice(1), CURRENT].sort());
  });

  it('keeps the five that guests had last, even where a checkout of git gave all the same time', async () => {
    const shown: string[] = [];
    // The first one is shown again later, so the second one is the oldest.
    for (const version of ['1', '2', '3', '4', '1', '5', '6', '7']) shown.push(await show(version));
    await deleteOld(site, new Set([live()]), checkedOut);
    const latest = [...new Set(shown.reverse())].slice(0, 6);
    expect(await compositionsIn(site, checkedOut)).toEqual(latest);
  });

  it('comes before the others even if it was replaced once and is shown again', async () => {
    const [first, second] = [await show('1'), await show('2')];
    await show('1');
    expect(await compositionsIn(site, nodeFiles)).toEqual([first, second]);
  });

  it('deletes those first of which no time is known, however new their checkout is', async () => {
    const shown: string[] = [];
    for (const version of ['1', '2', '3', '4', '5', '6']) shown.push(await show(version));
    for (const name of ['unknown', 'unreadable']) mkdirSync(join(site, name));
    writeFileSync(join(site, 'unreadable/.replaced-at'), '2099');
    await deleteOld(site, new Set([live()]));
    expect(readdirSync(site).sort()).toEqual([...shown, CURRENT].sort());
  });

  it('contains linked files and folders without copying them', async () => {
    const released = join(site, '../released');
    mkdirSync(join(released, '1.0.0'), { recursive: true });
    writeFileSync(join(released, '1.0.0/main.js'), 'run');
    writeFileSync(join(released, 'icon.svg'), 'pot');
    const linked = new Map([
      ['1.0.0', join(released, '1.0.0')],
      ['icon.svg', join(released, 'icon.svg')],
    ]);
    await writeSite(site, composition('1'), linked);
    expect(read('1.0.0/main.js').toString()).toBe('run');
    expect(statSync(join(site, CURRENT, 'icon.svg')).ino).toBe(
      statSync(join(released, 'icon.svg')).ino,
    );
  });

  it('is all old or all new to a reader at any moment', async () => {
    await writeSite(site, composition('1'));
    // Large files, so that there is time between the first and the last.
    const large = { 'a.html': 'a'.repeat(3e6), 'z.html': 'z'.repeat(3e6) };
    let isWritten = false;
    const writing = writeSite(site, composition('2', large)).then(() => (isWritten = true));
    const seen = new Set<string>();
    while (!isWritten) {
      seen.add(`${read('index.html').toString()} ${read('registry.json').toString()}`);
      await pause(0);
    }
    await writing;
    expect([...seen].filter((pages) => !/1.*1|2.*2/.test(pages))).toEqual([]);
    expect(seen.size).toBeGreaterThan(0);
  });

  it('is not written again when it is the same, because it may be in use', async () => {
    await writeSite(site, composition('1'));
    const before = statSync(join(site, CURRENT, 'index.html'), { bigint: true });
    await writeSite(site, composition('1'));
    const after = statSync(join(site, CURRENT, 'index.html'), { bigint: true });
    expect([after.ino, after.mtimeNs]).toEqual([before.ino, before.mtimeNs]);
  });

  it('deletes what an interrupted write left', async () => {
    mkdirSync(join(site, 'part-broken'), { recursive: true });
    writeFileSync(join(site, 'part-broken/half.html'), '<h1');
    symlinkSync('nowhere', join(site, `next-${String(process.pid)}`));
    await writeSite(site, composition('1'));
    expect(readdirSync(site).sort()).toEqual([live(), CURRENT].sort());
    expect(readdirSync(join(site, CURRENT))).not.toContain('half.html');
  });

  it('that cannot be written leaves the former one as it is', async () => {
    await writeSite(site, composition('1'));
    const missing = new Map([['icon.svg', join(site, 'nowhere.svg')]]);
    await expect(writeSite(site, composition('2'), missing)).rejects.toThrow('ENOENT');
    expect(read('index.html').toString()).toBe('<h1>1</h1>');
  });
});
