import { cacheControl, documentHeaders, remoteHeaders } from './headers';

const reach = {
  remotes: ['https://menu.example', 'https://cart.example'],
  pictures: ['https://menu.example'],
  localServices: [],
  localModules: false,
  optional: { analytics: false, appCheck: false },
  isVerified: false,
  inline: { scripts: [], styles: [] },
};

describe('the headers of a document', () => {
  it.each([
    ['Cache-Control', 'no-cache'],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Strict-Transport-Security', 'max-age=63072000'],
  ])('include %s: %s', (name, value) => {
    expect(documentHeaders(reach)[name]).toBe(value);
  });
});

describe("the headers of a remote's file", () => {
  const headers = remoteHeaders('/remoteEntry.3f2a91bc.js', 'https://shop.example');

  it('let the shell read it and no other page', () => {
    expect(headers['Access-Control-Allow-Origin']).toBe('https://shop.example');
    expect(headers.Vary).toContain('Origin');
    expect(headers).not.toHaveProperty('Access-Control-Allow-Credentials');
  });
});

describe('caching', () => {
  it.each([
    '/main.5ec7662d.js',
    '/__federation_expose_MenuEditor.0e76fb50.css',
    '/f/figtree-latin.f66e8674.woff2',
  ])('lasts a year for %s, whose name changes with its content', (path) => {
    expect(cacheControl(path)).toBe('public, max-age=31536000, immutable');
  });

  it.each([
    '/',
    '/index.html',
    '/registry.json',
    '/mf-manifest.json',
    '/remoteEntry.js',
    '/robots.txt',
    '/cart',
  ])('revalidates %s at each request', (path) => {
    expect(cacheControl(path)).toBe('no-cache');
  });
});
