import { freePort } from '../base';
import { listen } from './http-server';
import { siteHandler } from './static-files';

it('the service worker may fetch the files of every remote, on this machine too', async () => {
  const port = await freePort();
  const composed = new Map([['service-worker.js', 'serve()']]);
  const live = () => Promise.resolve({ composed, files: '/nowhere', fixed: new Map() });
  const optional = { analytics: false, appCheck: false };
  const site = { remotes: [], pictures: [], localServices: [], localModules: false, optional };
  const server = await listen(port, siteHandler(live, site));
  const { headers } = await fetch(`http://127.0.0.1:${String(port)}/service-worker.js`);
  expect(headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; connect-src https: http:\/\/localhost:\*/,
  );
  await server.stop();
});
