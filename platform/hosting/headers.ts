import { createHash } from 'node:crypto';

/** What a page may reach, all as origins ("https://host:port"). */
export type AllowedOrigins = {
  /** Where the remotes' code comes from. */
  remotes: readonly string[];
  /** Emulators and stand-ins of a developer's machine; empty in production. */
  localServices: readonly string[];
  /** Whether the site is configured to measure visits. */
  hasAnalytics: boolean;
  /** Hashes of the scripts and styles written into the document itself, as `inlineHashes` finds them. */
  inline: InlineHashes;
};

export type InlineHashes = { scripts: readonly string[]; styles: readonly string[] };

/** Firebase's password sign-in, its token service, Firestore, and the service that sends the order. */
const SERVICES = [
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
  'https://firestore.googleapis.com',
  'https://api.emailjs.com',
];

/**
 * A developer can try a module from their own computer in the deployed shop. That opens it to nobody else: behind these
 * names only a program on the visitor's own machine answers, and who runs one there needs no page to do harm.
 */
const LOOPBACK = ['http://localhost:*', 'http://127.0.0.1:*'];
/** Over which a development server says that the module was built anew. */
const LOOPBACK_NEWS = ['ws://localhost:*', 'ws://127.0.0.1:*'];

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

const YEAR_SECONDS = 31_536_000;

/** On everything that any module serves. */
const COMMON = {
  'X-Content-Type-Options': 'nosniff',
  'Strict-Transport-Security': `max-age=${String(2 * YEAR_SECONDS)}; includeSubDomains`,
  'Referrer-Policy': 'strict-origin-when-cross-origin',
} as const;

/** The Content-Security-Policy of the shell's documents. */
export function contentSecurityPolicy(reach: AllowedOrigins): string {
  const analytics = reach.hasAnalytics ? ANALYTICS : { scripts: [], images: [], calls: [] };
  const remotes = [...reach.remotes, ...LOOPBACK];
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
      ...LOOPBACK_NEWS,
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

/** The headers of a document of the shell. */
export function documentHeaders(reach: AllowedOrigins): Record<string, string> {
  return {
    ...COMMON,
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': contentSecurityPolicy(reach),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  };
}

/** The headers of the shell's own files that are no documents. */
export function assetHeaders(pathname: string): Record<string, string> {
  return { ...COMMON, 'Cache-Control': cacheControl(pathname) };
}

/**
 * The headers of a remote's file, which the shell's page may read, and no other page.
 * `Accept-Encoding` is named beside `Origin` because both choose among stored answers.
 */
export function remoteHeaders(pathname: string, shellOrigin: string): Record<string, string> {
  return {
    ...assetHeaders(pathname),
    'Access-Control-Allow-Origin': shellOrigin,
    'Cross-Origin-Resource-Policy': 'cross-origin',
    // The inspector shows what a module weighs; browsers keep that from other origins.
    'Timing-Allow-Origin': shellOrigin,
    Vary: 'Origin, Accept-Encoding',
  };
}

/** A name that carries its content's hash: it never means anything else. */
export const HASHED_NAME = /\.[0-9a-f]{8,}\.[a-z0-9]+$/;

/** A hashed name is kept for a year; every other name is asked for again. */
export function cacheControl(pathname: string): string {
  return HASHED_NAME.test(pathname)
    ? `public, max-age=${String(YEAR_SECONDS)}, immutable`
    : 'no-cache';
}

/** The CSP hashes of what a document holds inline. Data blocks (JSON) are not run and need none. */
export function inlineHashes(html: string): InlineHashes {
  const hash = (content: string) =>
    `sha256-${createHash('sha256').update(content).digest('base64')}`;
  const contents = (pattern: RegExp, counts: (attributes: string) => boolean) =>
    [...html.matchAll(pattern)]
      .filter(([, attributes = '', content = '']) => counts(attributes) && content !== '')
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
