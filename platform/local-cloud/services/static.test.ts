import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { temporaryFolder } from '../../jest/testing/temporary-folder';
import { NO_SERVICES } from '../../hosting';
import { openStore } from '../../releases';
import type { Running } from '../child-process';
import { freePorts, type Ports } from '../ports';
import { moduleServer } from './static';

type Name = 'shell' | 'hours';
const REGISTRY = '{"modules":{}}';
/** The pages of a composition, all with this title. */
const composition = (title: string) =>
  new Map([
    ['index.html', `<!doctype html><title>${title}</title><script>early()</script>`],
    ['news.html', `<!doctype html><title>${title}, news</title>`],
    ['404.html', `<!doctype html><title>${title}, not found</title>`],
    ['registry.json', REGISTRY],
    ['service-worker.js', 'serve()'],
  ]);

const folder = temporaryFolder();
let ports: Ports;
let composed: Map<string, string>;
let running: readonly Running[];
const prepareSite = jest.fn(() => Promise.resolve());
const live = jest.fn(() =>
  Promise.resolve({ composed, pathOf: (name: string) => folder.at('files/shell', name) }),
);
const start = (name: Name) => {
  const services = NO_SERVICES;
  const site = { store: openStore(folder.at()), prepareSite, live, services };
  return moduleServer(ports, name, site)(new AbortController().signal);
};
const get = (name: Name, path: string, init?: RequestInit) =>
  fetch(`http://127.0.0.1:${String(ports[name])}${path}`, init);
/** The answer for an address that `fetch` would change or refuse. */
const statusOf = (port: number, path: string) =>
  new Promise((resolve, reject) => {
    request({ port, path }, ({ statusCode }) => resolve(statusCode))
      .on('error', reject)
      .end();
  });
const getPage = (path: string, headers: Record<string, string> = {}) =>
  get('shell', path, { headers });

beforeEach(async () => {
  folder.write('files/shell/main.5ec7662d.js', 'const shell = 1;');
  folder.write('files/hours/remoteEntry.eff33221.js', 'const hours = 1;');
  folder.write('hosts.json', '{ "origins": {} }');
  ports = await freePorts();
  composed = composition('Shop');
  prepareSite.mockClear();
  running = await Promise.all([start('shell'), start('hours')]);
});
afterEach(async () => {
  for (const one of running) await one.stop();
});

describe('the server of the composed site', () => {
  it('makes the last builds live before it answers, and serves a new composition from the next request', async () => {
    expect(prepareSite).toHaveBeenCalled();
    const { headers } = await getPage('/');
    composed = composition('New shop');
    const response = await getPage('/', { 'if-none-match': headers.get('etag') ?? '' });
    expect(await response.text()).toContain('<title>New shop</title>');
  });

  it('does not start when the site cannot be composed; if that happens later, it answers with an error and keeps running', async () => {
    live.mockRejectedValueOnce(new Error('no shell'));
    expect((await getPage('/nowhere')).status).toBe(500);
    expect((await getPage('/news')).status).toBe(200);
    live.mockRejectedValueOnce(new Error('no shell'));
    await expect(start('shell')).rejects.toThrow('no shell');
  });
});

it.each(['shell', 'hours'] as const)(
  'the server of %s survives an address that no browser would send',
  async (name) => {
    for (const target of ['//x%23', '/%00'])
      expect(await statusOf(ports[name]!, target)).toBeGreaterThanOrEqual(400);
    expect((await get(name, '/main.5ec7662d.js')).status).toBe(name === 'shell' ? 200 : 404);
  },
);

describe('a document', () => {
  it.each([
    ['/', 200, 'Shop'],
    ['/news', 200, 'Shop, news'],
    ['/news?from=mail', 200, 'Shop, news'],
    ['/no/such/page', 404, 'Shop, not found'],
    ['/404', 404, 'Shop, not found'],
    ['/index', 404, 'Shop, not found'],
    ['/News', 404, 'Shop, not found'],
    ['/news/more', 404, 'Shop, not found'],
    ['/%E0%A4%A', 404, 'Shop, not found'],
    ['/news%2Fmore', 404, 'Shop, not found'],
    ['/desk/order=3.WyJL', 404, 'Shop, not found'],
  ])('at %s has the status %i: “%s”, and security headers', async (path, status, title) => {
    const response = await getPage(path);
    expect(response.status).toBe(status);
    expect(await response.text()).toContain(`<title>${title}</title>`);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining(`http://localhost:${String(ports.hours)}`),
    });
  });

  it('has one URL: a trailing slash redirects, and its file name is not found', async () => {
    for (const path of ['/news/', '//news/']) {
      const response = await get('shell', path, { redirect: 'manual' });
      expect([response.status, response.headers.get('location')]).toEqual([301, '/news']);
    }
    for (const path of ['/index.html', '/news.html', '/404.html'])
      expect((await getPage(path)).headers.get('content-type')).toMatch('text/plain');
  });

  it('may run its own inline script, but not that of another page', async () => {
    const hash = createHash('sha256').update('early()').digest('base64');
    const policy = async (path: string) =>
      (await getPage(path)).headers.get('content-security-policy');
    expect(await policy('/')).toContain(`'sha256-${hash}'`);
    expect(await policy('/news')).not.toContain(hash);
  });

  it('that has not changed is not sent again, and keeps its policy', async () => {
    const { headers } = await getPage('/');
    const response = await getPage('/', { 'if-none-match': headers.get('etag') ?? '' });
    expect(response.status).toBe(304);
    const policy = 'content-security-policy';
    expect(response.headers.get(policy)).toBe(headers.get(policy));
  });

  it('is compressed for browsers that accept brotli, and uncompressed for others', async () => {
    for (const [accepted, encoding] of [
      ['gzip, br', 'br'],
      ['identity', null],
    ] as const) {
      const response = await getPage('/', { 'accept-encoding': accepted });
      expect(response.headers.get('content-encoding')).toBe(encoding);
      expect(response.headers.get('vary')).toBe('Accept-Encoding');
      expect(await response.text()).toContain('<title>Shop</title>');
    }
  });
});

describe('the servers of the modules', () => {
  it.each([
    ['shell', '/main.00000000.js'],
    ['shell', '/registry.yaml'],
    ['hours', '/remoteEntry.00000000.js'],
  ] as const)(
    'answer a missing file with plain text, never with a page: %s %s',
    async (name, path) => {
      const response = await get(name, path);
      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).toMatch('text/plain');
      expect(response.headers.get('cache-control')).toBe('no-cache');
    },
  );

  it.each([
    ['hours', '/remoteEntry.eff33221.js', 'const hours = 1;'],
    ['shell', '/main.5ec7662d.js', 'const shell = 1;'],
  ] as const)(
    'let browsers cache hashed files for a year, even compressed: %s %s',
    async (name, path, content) => {
      const response = await get(name, path, { headers: { 'accept-encoding': 'br' } });
      expect(await response.text()).toBe(content);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-encoding': 'br',
        'cache-control': 'public, max-age=31536000, immutable',
        vary: expect.stringContaining('Accept-Encoding'),
      });
    },
  );

  it('serve the registry, revalidated on each request, and let the service worker fetch from every remote', async () => {
    const response = await getPage('/registry.json');
    expect(await response.text()).toBe(REGISTRY);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    const { headers } = await getPage('/service-worker.js');
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; connect-src https: http:\/\/localhost:\*/,
    );
  });

  it('answer HEAD without a body, and only GET besides', async () => {
    const response = await get('shell', '/', { method: 'HEAD' });
    expect(Number(response.headers.get('content-length'))).toBeGreaterThan(20);
    expect(await response.text()).toBe('');
    for (const name of ['shell', 'hours'] as const)
      expect((await get(name, '/', { method: 'POST' })).status).toBe(405);
  });

  it('name the port, its service and its variable when another program uses the port', async () => {
    await expect(start('hours')).rejects.toThrow(
      `Port ${String(ports.hours)} is in use, but hours needs it: stop the program there, or set LIBRARY_PORT_HOURS to a free port.`,
    );
  });
});
