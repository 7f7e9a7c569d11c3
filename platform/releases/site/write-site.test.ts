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
  it('replaces the former one, which stays complete for running requests', async () => {
    await writeSite(site, composition('1', { 'old.html': 'old' }));
    const before = live();
    await writeSite(site, composition('2'));
    expect(read('index.html').toString()).toBe('<h1>2</h1>');
    expect(live()).not.toBe(before);
    expect(readdirSync(join(site, CURRENT))).not.toContain('old.html');
    expect(readFileSync(join(site, before, 'old.html'), 'utf8')).toBe('old');
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
