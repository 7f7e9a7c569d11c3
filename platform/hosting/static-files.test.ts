import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../base';
import { inlineHashes } from './content-security-policy';
import { listen, type RunningServer } from './http-server';
import { siteHandler } from './static-files';

const HOME = '<!doctype html><script>home()</script>';
const CART = '<!doctype html><style>.cart {}</style>';

let folder: string;
let server: RunningServer;
let origin: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'simmer-static-'));
  mkdirSync(join(folder, 'updates'));
  for (const [name, text] of Object.entries({
    'index.html': HOME,
    'cart.html': CART,
    'updates/0123456789abcdef.json': '{}',
    'registry.json': '{}',
    'service-worker.js': 'serve()',
  }))
    writeFileSync(join(folder, name), text);
  const port = await freePort();
  origin = `http://127.0.0.1:${String(port)}`;
  server = await listen(
    port,
    siteHandler(folder, {
      remotes: [],
      localServices: [],
      localModules: false,
      optional: { analytics: false, appCheck: false },
    }),
  );
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const policyOf = async (path: string) =>
  (await fetch(origin + path)).headers.get('content-security-policy');

it('an update has the policy of all documents, because pages that a browser makes with it get its headers', async () => {
  const policy = await policyOf('/updates/0123456789abcdef.json');
  const [script] = inlineHashes(HOME).scripts;
  const [style] = inlineHashes(CART).styles;
  expect(policy).toContain(`'${String(script)}'`);
  expect(policy).toContain(`'${String(style)}'`);
});

it('an update that does not exist is no page, and other data has no policy', async () => {
  const missing = await fetch(`${origin}/updates/ffffffffffffffff.json`);
  expect(missing.status).toBe(404);
  expect(await policyOf('/registry.json')).toBeNull();
});

it('the service worker may fetch the files of every remote, on this machine too', async () => {
  expect(await policyOf('/service-worker.js')).toMatch(
    /^default-src 'none'; connect-src https: http:\/\/localhost:\*/,
  );
});
