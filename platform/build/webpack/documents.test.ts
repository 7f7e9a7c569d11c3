import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const root = resolve(__dirname, '../../..');
const site = JSON.parse(readFileSync(join(root, 'shell/site.config.json'), 'utf8'));
// JSON.stringify drops undefined.
const withoutHandle = { ...site.venmo, handle: undefined };
let folder: string;

// Each test starts a Node process that loads webpack.
jest.setTimeout(30_000);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'simmer-site-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Loads the shell's webpack configuration in another process, because jest cannot. */
function configure(mode: 'production' | 'development', config: unknown) {
  const path = join(folder, 'site.config.json');
  writeFileSync(path, JSON.stringify(config));
  const script = `import('./shell/webpack.config.js').then(({ default: make }) => make({}, { mode: '${mode}' }))`;
  const { status, stderr } = spawnSync(process.execPath, ['-e', script], {
    cwd: root,
    env: { ...process.env, SIMMER_SITE_CONFIG: path },
    encoding: 'utf8',
  });
  return { status, stderr };
}

describe('the page of the development server', () => {
  it('accepts the configuration of the demo business', () => {
    expect(configure('development', site).status).toBe(0);
  });

  it('without a Venmo handle is refused, and names the field and the file', () => {
    const { status, stderr } = configure('development', { ...site, venmo: withoutHandle });
    expect(status).toBe(1);
    expect(stderr).toContain('site.config.json cannot be used');
    expect(stderr).toContain('venmo.handle is missing');
  });
});

it('A production build is the same for every business because it reads no configuration', () => {
  expect(configure('production', { ...site, venmo: withoutHandle }).status).toBe(0);
});
