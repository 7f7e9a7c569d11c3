import { createHash } from 'node:crypto';
import {
  cacheControl,
  contentSecurityPolicy,
  documentHeaders,
  inlineHashes,
  remoteHeaders,
} from './headers';

const reach = {
  remotes: ['https://menu.example', 'https://cart.example'],
  localServices: [],
  hasAnalytics: false,
  inline: { scripts: [], styles: [] },
};

const LOOPBACK = ['http://localhost:*', 'http://127.0.0.1:*'];
const LOOPBACK_NEWS = ['ws://localhost:*', 'ws://127.0.0.1:*'];

function directive(policy: string, name: string): string[] {
  const found = policy.split('; ').find((part) => part.startsWith(`${name} `));
  return found?.split(' ').slice(1) ?? [];
}

describe('the content security policy', () => {
  const policy = contentSecurityPolicy(reach);

  it('allows nothing that is not named', () => {
    expect(directive(policy, 'default-src')).toEqual(["'none'"]);
    expect(policy).not.toMatch(/unsafe-/);
    const wildcards = policy.split(/[ ;]+/).filter((part) => part.includes('*'));
    expect(new Set(wildcards)).toEqual(new Set([...LOOPBACK, ...LOOPBACK_NEWS]));
  });

  it("lets code and styles come from the shell, the registry's remotes and the visitor's own computer only", () => {
    const expected = ["'self'", 'https://menu.example', 'https://cart.example', ...LOOPBACK];
    expect(directive(policy, 'script-src')).toEqual(expected);
    expect(directive(policy, 'style-src')).toEqual(expected);
  });

  it.each([
    'https://identitytoolkit.googleapis.com',
    'https://securetoken.googleapis.com',
    'https://firestore.googleapis.com',
    'https://api.emailjs.com',
  ])('lets the page call %s, which the shop needs in production', (origin) => {
    expect(directive(policy, 'connect-src')).toContain(origin);
  });

  it.each(['script-src', 'style-src', 'img-src', 'font-src', 'connect-src'])(
    'lets a developer try a module from their own computer: %s',
    (name) => {
      expect(directive(policy, name)).toEqual(expect.arrayContaining(LOOPBACK));
    },
  );

  it('lets a development server tell the page of a new build, over nothing but a loopback address', () => {
    const sockets = policy.split(/[ ;]+/).filter((part) => /^wss?:/.test(part));
    expect(sockets).toEqual(LOOPBACK_NEWS);
  });

  it('lets the page call the local services only where there are some', () => {
    const local = contentSecurityPolicy({ ...reach, localServices: ['http://127.0.0.1:9099'] });
    expect(directive(local, 'connect-src')).toContain('http://127.0.0.1:9099');
    expect(policy).not.toContain('http://127.0.0.1:9099');
  });

  it('opens the analytics hosts only when the site is configured to measure', () => {
    expect(policy).not.toMatch(/google-analytics|googletagmanager/);
    const measuring = contentSecurityPolicy({ ...reach, hasAnalytics: true });
    expect(directive(measuring, 'script-src')).toContain('https://www.googletagmanager.com');
    expect(directive(measuring, 'connect-src')).toContain('https://www.google-analytics.com');
  });

  it('keeps the shop out of foreign frames', () => {
    expect(directive(policy, 'frame-ancestors')).toEqual(["'none'"]);
  });

  it('runs a script that is part of the document by its hash, and no other', () => {
    const inline = inlineHashes(
      '<script>tap()</script><style>a{}</style><script src="/x.js"></script>',
    );
    const withInline = contentSecurityPolicy({ ...reach, inline });
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    expect(directive(withInline, 'script-src')).toEqual([
      ...directive(policy, 'script-src'),
      hash('tap()'),
    ]);
    expect(directive(withInline, 'style-src')).toEqual([
      ...directive(policy, 'style-src'),
      hash('a{}'),
    ]);
  });

  it('takes the configuration in the document for data, not for a script', () => {
    expect(inlineHashes('<script type="application/json" id="c">{}</script>').scripts).toEqual([]);
  });
});

describe('the headers of a document', () => {
  it.each([
    ['Cache-Control', 'no-cache'],
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains'],
  ])('have %s: %s', (name, value) => {
    expect(documentHeaders(reach)[name]).toBe(value);
  });

  it('switch off what the shop never asks a guest for', () => {
    expect(documentHeaders(reach)['Permissions-Policy']).toMatch(/camera=\(\).*geolocation=\(\)/);
  });
});

describe("the headers of a remote's file", () => {
  const headers = remoteHeaders('/remoteEntry.3f2a91bc.js', 'https://shop.example');

  it('let the shell read it, and no other page', () => {
    expect(headers['Access-Control-Allow-Origin']).toBe('https://shop.example');
    expect(headers.Vary).toContain('Origin');
    expect(headers).not.toHaveProperty('Access-Control-Allow-Credentials');
  });

  it('let the shell alone see what it weighs', () => {
    expect(headers['Timing-Allow-Origin']).toBe('https://shop.example');
  });
});

describe('caching', () => {
  it.each([
    '/main.5ec7662d.js',
    '/__federation_expose_MenuEditor.0e76fb50.css',
    '/f/figtree-latin.f66e8674.woff2',
  ])('keeps %s for a year, because its name changes with its content', (path) => {
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
  ])('asks for %s again each time', (path) => {
    expect(cacheControl(path)).toBe('no-cache');
  });
});
