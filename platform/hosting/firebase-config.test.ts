import { inlineHashes, NO_SERVICES } from './content-security-policy';
import { assetHeaders, documentHeaders, remoteHeaders } from './headers';
import { perModule, perRemote, REMOTES } from '../modules';
import { firebaseConfig, headersAt, type HostingSite } from './firebase-config';

const shopOrigin = 'https://shop.example';
const origins = perRemote((name) => `https://${name}.example`);
const sites = {
  ...perRemote((name) => `shop-${name}`),
  shell: 'shop',
};
const home = '<style>a{}</style><script>early()</script><script src="/1.0.0/main.js"></script>';
const news = '<style>b{}</style><script>other()</script>';

const made = (change: Partial<Parameters<typeof firebaseConfig>[0]> = {}) =>
  firebaseConfig({
    origins,
    sites,
    documents: [home, news],
    services: NO_SERVICES,
    localModules: false,
    includeSubDomains: false,
    shopOrigin,
    files: {
      ...perModule(() => [
        'main.7c3b1040.js',
        'figtree-latin-1.02a3e8e6.woff2',
        'remoteEntry.51fa4cce.js',
        '__federation_expose_News.ca7c77ec.css',
        'favicon.svg',
      ]),
      news: ['remoteEntry.51fa4cce.js', '__federation_expose_News.ca7c77ec.css'],
    },
    ...change,
  });

const siteOf = (id: string, config = made()): HostingSite => {
  const found = config.hosting.find(({ site }) => site === id);
  if (!found) throw new Error(`no site ${id}`);
  return found;
};

const policyOf = (headers: Record<string, string>) => headers['Content-Security-Policy'] ?? '';

describe('the shop on Firebase Hosting', () => {
  const reach = {
    remotes: Object.values(origins),
    pictures: REMOTES.filter((name) => name !== 'news').map((name) => origins[name]!),
    localServices: [],
    localModules: false,
    services: NO_SERVICES,
    inline: inlineHashes(news + home),
  };

  it.each(['/', '/news', '/no-such.html', '/no.such/page', '/favicon.ico', '/main.7c3b1041.js'])(
    'gives %s the headers of a document, because the answer may be one',
    (pathname) => {
      expect(headersAt(pathname, siteOf('shop'))).toEqual(documentHeaders(reach));
    },
  );

  it.each([
    '/registry.json',
    '/service-worker.js',
    '/favicon.svg',
    '/main.7c3b1040.js',
    '/figtree-latin-1.02a3e8e6.woff2',
  ])('gives %s the headers that the local server gives it', (pathname) => {
    expect(headersAt(pathname, siteOf('shop'))).toMatchObject(assetHeaders(pathname));
  });

  it('lets browsers cache what is named by its content, but never the answer that a file is missing', () => {
    const caching = headersAt('/main.7c3b1040.js', siteOf('shop'))['Cache-Control'];
    expect(caching).toBe('public, max-age=31536000, immutable');
    for (const id of Object.values(sites))
      expect(headersAt('/main.7c3b1041.js', siteOf(id))['Cache-Control']).toBe('no-cache');
  });

  it('includes subdomains in HSTS only where the owner says so', () => {
    const hsts = (config = made()) =>
      config.hosting.map((one) => headersAt('/', one)['Strict-Transport-Security']);
    expect(new Set(hsts())).toEqual(new Set(['max-age=63072000']));
    expect(new Set(hsts(made({ includeSubDomains: true })))).toEqual(
      new Set(['max-age=63072000; includeSubDomains']),
    );
  });

  it('lets a page request pictures only from a remote that has some, and fonts from no remote', () => {
    const policy = policyOf(headersAt('/', siteOf('shop')));
    const [, images = ''] = /img-src ([^;]+)/.exec(policy) ?? [];
    expect(images).toContain(origins.hours);
    expect(images).not.toContain(origins.news);
    expect(policy).toContain("font-src 'self';");
  });

  it('allows requests to the visitor’s own computer only where the owner allows them', () => {
    expect(policyOf(headersAt('/', siteOf('shop')))).not.toContain('localhost');
    const open = made({ localModules: true });
    expect(policyOf(headersAt('/', siteOf('shop', open)))).toContain('http://localhost:*');
  });
});

it("the shell alone may read a remote's files, on Firebase Hosting with the same headers as on the local server", () => {
  expect(headersAt('/', siteOf('shop-news'))).toMatchObject({
    'Access-Control-Allow-Origin': shopOrigin,
    Vary: expect.stringContaining('Origin'),
  });
  for (const path of ['/remoteEntry.51fa4cce.js', '/__federation_expose_News.ca7c77ec.css', '/'])
    expect(headersAt(path, siteOf('shop-news'))).toEqual(remoteHeaders(path, shopOrigin));
});

it('a module that has no host yet is not deployed', () => {
  const { hosting } = made({ sites: { shell: 'shop', hours: 'shop-hours' } });
  expect(hosting.map((one) => one.site)).toEqual(['shop-hours', 'shop']);
});
