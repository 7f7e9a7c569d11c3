import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { startModuleServers, type ModuleServers } from '../testing/module-servers';

let servers: ModuleServers;
beforeEach(async () => {
  servers = await startModuleServers();
});
afterEach(() => servers.end());

const get = (path: string, headers: Record<string, string> = {}) =>
  servers.get('shell', path, { headers });

describe('the server of the composed site', () => {
  it('makes the last builds live before it answers', async () => {
    expect(servers.publishSite).toHaveBeenCalledTimes(1);
    expect(await (await get('/')).text()).toContain('<title>Shop</title>');
  });

  it('does not start when the site cannot be composed', async () => {
    await servers.shell.stop();
    servers.live.mockRejectedValueOnce(new Error('no shell'));
    await expect(servers.shell.start()).rejects.toThrow('no shell');
    await expect(get('/')).rejects.toThrow();
  });

  it('serves a new composition from the next request on', async () => {
    const before = (await get('/')).headers.get('etag');
    servers.release('New shop');
    const response = await get('/', { 'if-none-match': before ?? '' });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<title>New shop</title>');
  });
});

describe('a document', () => {
  it.each([
    ['/', 200, 'Shop'],
    ['/cart', 200, 'Shop, cart'],
    ['/cart?from=mail', 200, 'Shop, cart'],
    ['/order-confirmation', 200, 'Shop, thanks'],
    ['/nowhere', 404, 'Shop, not found'],
    ['/no/such/page', 404, 'Shop, not found'],
    ['/404', 404, 'Shop, not found'],
    ['/index', 404, 'Shop, not found'],
    ['/Cart', 404, 'Shop, not found'],
    ['/cart/more', 404, 'Shop, not found'],
    ['/%E0%A4%A', 404, 'Shop, not found'],
    ['/cart%2Fmore', 404, 'Shop, not found'],
  ])('at %s has the status %i: “%s”', async (path, status, title) => {
    const response = await get(path);
    expect(response.status).toBe(status);
    expect(await response.text()).toContain(`<title>${title}</title>`);
  });

  it('has one URL: with a trailing slash it redirects to the one without', async () => {
    const response = await servers.get('shell', '/cart/', { redirect: 'manual' });
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe('/cart');
  });

  it('that cannot be read is answered with an error, and the server keeps running', async () => {
    servers.live.mockRejectedValueOnce(new Error('no shell'));
    expect((await get('/nowhere')).status).toBe(500);
    expect((await get('/cart')).status).toBe(200);
  });

  it.each(['/', '/cart', '/nowhere'])('has security headers: %s', async (path) => {
    const { headers } = await get(path);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toContain(
      `http://localhost:${String(servers.ports['menu-mfe'])}`,
    );
  });

  it('may run its own inline script, and not that of another page', async () => {
    const hash = createHash('sha256').update('early()').digest('base64');
    const policyOf = async (path: string) =>
      (await get(path)).headers.get('content-security-policy');
    expect(await policyOf('/')).toContain(`'sha256-${hash}'`);
    expect(await policyOf('/cart')).not.toContain(hash);
  });

  it('that has not changed is not sent again, and keeps its policy', async () => {
    const first = await get('/');
    const response = await get('/', { 'if-none-match': first.headers.get('etag') ?? '' });
    expect(response.status).toBe(304);
    expect(await response.text()).toBe('');
    expect(response.headers.get('content-security-policy')).toBe(
      first.headers.get('content-security-policy'),
    );
  });

  it('is compressed for browsers that accept brotli, and plain for others', async () => {
    const small = await get('/', { 'accept-encoding': 'gzip, br' });
    expect(small.headers.get('content-encoding')).toBe('br');
    expect(await small.text()).toContain('<title>Shop</title>');
    const plain = await get('/', { 'accept-encoding': 'identity' });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await plain.text()).toContain('<title>Shop</title>');
    for (const { headers } of [small, plain]) expect(headers.get('vary')).toBe('Accept-Encoding');
  });

  it.each(['/index.html', '/cart.html', '/404.html'])(
    'has one URL: there is nothing at its file name: %s',
    async (path) => {
      const response = await get(path);
      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).toMatch('text/plain');
    },
  );

  it('answers HEAD with its size and no body', async () => {
    const response = await servers.get('shell', '/', { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(Number(response.headers.get('content-length'))).toBeGreaterThan(20);
    expect(await response.text()).toBe('');
  });

  it('is never outside of the site, whatever the path', async () => {
    // `fetch` would normalize such a path.
    const status = await new Promise((resolve, reject) => {
      const port = servers.ports.shell;
      request({ port, host: '127.0.0.1', path: '/../../etc/passwd' }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .on('error', reject)
        .end();
    });
    expect(status).toBe(404);
  });
});
