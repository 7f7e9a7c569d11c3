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
import { CURRENT, writeSite } from './write-site';

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

  it('keeps the one that it has replaced, and no other', async () => {
    const written: string[] = [];
    for (const version of ['1', '2', '3']) {
      await writeSite(site, composition(version));
      written.push(live());
    }
    expect(readdirSync(site).sort()).toEqual([...written.slice(1), CURRENT].sort());
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
