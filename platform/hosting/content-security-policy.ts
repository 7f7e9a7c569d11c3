import { createHash } from 'node:crypto';

/** What a page may load and call, as origins ("https://host:port"). */
export type AllowedOrigins = {
  /** The hosts of the remotes. */
  remotes: readonly string[];
  /** The emulators of the local cloud; empty in production. */
  localServices: readonly string[];
  /** Whether developers may run a module from their own computer in this shop. */
  localModules: boolean;
  /** Whether the site is configured to use Google Analytics. */
  hasAnalytics: boolean;
  /** From `inlineHashes`. */
  inline: InlineHashes;
};

export type InlineHashes = { scripts: readonly string[]; styles: readonly string[] };

/** Firebase's password sign-in and token service, Firestore, and the email service that sends the order. */
const SERVICES = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
  'https://firestore.googleapis.com',
  'https://api.emailjs.com',
];

/** Where a developer's own module is served: https://w3c.github.io/webappsec-csp/ has no name for "this computer". */
const LOOPBACK = ['http://localhost:*', 'http://127.0.0.1:*'];
/** A development server announces a new build over a web socket. */
const LOOPBACK_SOCKETS = ['ws://localhost:*', 'ws://127.0.0.1:*'];

/** What Google Analytics for Firebase loads and calls: https://developers.google.com/tag-platform/security/guides/csp */
const ANALYTICS = {
  scripts: ['https://www.googletagmanager.com'],
  images: ['https://www.google-analytics.com', 'https://www.googletagmanager.com'],
  calls: [
    'https://firebase.googleapis.com',
    'https://firebaseinstallations.googleapis.com',
    'https://www.googletagmanager.com',
    'https://www.google-analytics.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
};

/** The Content-Security-Policy of the shell's documents. */
export function contentSecurityPolicy(reach: AllowedOrigins): string {
  const analytics = reach.hasAnalytics ? ANALYTICS : { scripts: [], images: [], calls: [] };
  const remotes = [...reach.remotes, ...(reach.localModules ? LOOPBACK : [])];
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...remotes, ...analytics.scripts, ...quoted(reach.inline.scripts)],
    'style-src': ["'self'", ...remotes, ...quoted(reach.inline.styles)],
    'img-src': ["'self'", 'data:', ...remotes, ...analytics.images],
    'font-src': ["'self'", ...remotes],
    'connect-src': [
      "'self'",
      ...remotes,
      ...(reach.localModules ? LOOPBACK_SOCKETS : []),
      ...SERVICES,
      ...reach.localServices,
      ...analytics.calls,
    ],
    'manifest-src': ["'self'"],
    'frame-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...new Set(values)].join(' '))
    .join('; ');
}

/** The CSP hashes of a document's inline scripts and styles. JSON blocks do not run and need none. */
export function inlineHashes(html: string): InlineHashes {
  const hash = (content: string) =>
    `sha256-${createHash('sha256').update(content).digest('base64')}`;
  const contents = (pattern: RegExp, isIncluded: (attributes: string) => boolean) =>
    [...html.matchAll(pattern)]
      .filter(([, attributes = '', content = '']) => isIncluded(attributes) && content !== '')
      .map(([, , content = '']) => hash(content));
  return {
    scripts: contents(
      /<script\b([^>]*)>([\s\S]*?)<\/script>/gi,
      (attributes) =>
        !/\bsrc\s*=/i.test(attributes) &&
        !/type\s*=\s*["']?application\/(?:ld\+)?json/i.test(attributes),
    ),
    styles: contents(/<style\b([^>]*)>([\s\S]*?)<\/style>/gi, () => true),
  };
}
