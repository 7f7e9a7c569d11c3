import type { RequestListener } from 'node:http';
import { freePort } from '../../platform/base';
import { listen } from '../../platform/hosting';
import { createHostLog } from './hosts';

it('what the hosts of a shop send is counted with its headers, whoever asks for it', async () => {
  const hosts = createHostLog();
  const handler: RequestListener = (request, response) => {
    if (request.headers['if-none-match'] === 'one') response.writeHead(304).end();
    else response.writeHead(200, { ETag: 'one' }).end('x'.repeat(1000));
  };
  const port = await freePort();
  const server = await listen(port, hosts.recorded('menu-mfe', handler));
  const origin = `http://127.0.0.1:${String(port)}`;
  for (const path of ['/', '/cart', '/1.0.0/pot.0123abcd.svg', '/updates/0123abcd.json', '/a.js'])
    await (await fetch(origin + path)).text();
  await (await fetch(origin, { headers: { 'if-none-match': 'one' } })).text();
  await server.stop();
  const fetched = hosts.take();
  expect(fetched.map(({ name, kind, isRevalidated }) => [name, kind, isRevalidated])).toEqual([
    ['/', 'page', false],
    ['/cart', 'page', false],
    ['pot.0123abcd.svg', 'picture or font', false],
    ['an update', 'update', false],
    ['a.js', 'code', false],
    ['/', 'page', true],
  ]);
  for (const { bytes, isRevalidated } of fetched) {
    expect(bytes).toBeGreaterThan(isRevalidated ? 50 : 1050);
    expect(bytes).toBeLessThan(isRevalidated ? 300 : 1300);
  }
  expect(hosts.take()).toEqual([]);
});
