import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../base';
import { listen } from './http-server';
import { siteHandler } from './static-files';

it('the service worker may fetch the files of every remote, on this machine too', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'simmer-static-'));
  writeFileSync(join(folder, 'service-worker.js'), 'serve()');
  const port = await freePort();
  const optional = { analytics: false, appCheck: false };
  const site = { remotes: [], localServices: [], localModules: false, optional };
  const server = await listen(port, siteHandler(folder, site));
  const { headers } = await fetch(`http://127.0.0.1:${String(port)}/service-worker.js`);
  expect(headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; connect-src https: http:\/\/localhost:\*/,
  );
  await server.stop();
  rmSync(folder, { recursive: true });
});
