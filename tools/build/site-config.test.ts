import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(__dirname, '../..');
const site = JSON.parse(readFileSync(join(root, 'shell/site.config.json'), 'utf8'));
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'simmer-site-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Asks webpack's configuration of the shell, which is where the business's own is read; jest cannot load it itself. */
function buildWith(config: unknown) {
  const path = join(folder, 'site.config.json');
  writeFileSync(path, JSON.stringify(config));
  const script = `import('./shell/webpack.config.js').then(({ default: make }) => make({}, { mode: 'production' }))`;
  const env = { ...process.env, SIMMER_SITE_CONFIG: path };
  const { status, stderr } = spawnSync(process.execPath, ['-e', script], {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  return { status, stderr };
}

describe('a build of the shell', () => {
  it('takes the configuration of the demo business', () => {
    expect(buildWith(site).status).toBe(0);
  });

  it('without a Venmo handle is refused, and names the field and the file', () => {
    const { status, stderr } = buildWith({ ...site, venmo: { profile: site.venmo.profile } });
    expect(status).toBe(1);
    expect(stderr).toContain('site.config.json cannot be used');
    expect(stderr).toContain('venmo.handle is missing');
  });
});
