import { createHash } from 'node:crypto';
import type { SiteConfig } from '@simmer/shared/config';

/** What a page may load and call, as origins ("https://host:port"). */
export type AllowedOrigins = {
  /** The hosts of the remotes. */
  remotes: readonly string[];
  /** Those of them that have pictures: by a picture's address, a style could tell any other what a guest types. */
  pictures: readonly string[];
  /** The emulators of the local cloud; empty in production. */
  localServices: readonly string[];
  /** Whether developers may run a module from their own computer in this shop. */
  localModules: boolean;
  optional: OptionalServices;
  /** From `inlineHashes`. */
  inline: InlineHashes;
};

/** Google services that a business may choose not to use. */
export type OptionalServices = { analytics: boolean; appCheck: boolean };

export type InlineHashes = { scripts: readonly string[]; styles: readonly string[] };

/** Firebase's password login and token service, Firestore, and the email service that sends the order. */
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

/**
 * What Google Analytics for Firebase loads and calls: https://developers.google.com/tag-platform/security/guides/csp
 */
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

/**
 * What App Check with reCAPTCHA Enterprise loads and calls: https://docs.cloud.google.com/recaptcha/docs/faq. Its style
 * element stays refused; it is for a badge that App Check keeps hidden.
 */
const APP_CHECK = {
  scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  calls: ['https://content-firebaseappcheck.googleapis.com', 'https://www.google.com/recaptcha/'],
};

/** The optional services that a business is configured to use. */
export function optionalServices({ firebase }: SiteConfig): OptionalServices {
  return {
    analytics: firebase.measurementId !== undefined,
    appCheck: firebase.appCheckKey !== undefined,
  };
}

/** The Content-Security-Policy of the shell's documents. */
export function contentSecurityPolicy(reach: AllowedOrigins): string {
  const analytics = reach.optional.analytics ? ANALYTICS : { scripts: [], images: [], calls: [] };
  const appCheck = reach.optional.appCheck
    ? APP_CHECK
    : { scripts: [], frames: ["'none'"], calls: [] };
  const loopback = reach.localModules ? LOOPBACK : [];
  const remotes = [...reach.remotes, ...loopback];
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': [
      "'self'",
      ...remotes,
      ...analytics.scripts,
      ...appCheck.scripts,
      ...quoted(reach.inline.scripts),
    ],
    'style-src': ["'self'", ...remotes, ...quoted(reach.inline.styles)],
    'img-src': ["'self'", 'data:', ...reach.pictures, ...loopback, ...analytics.images],
    'font-src': ["'self'", ...loopback],
    'connect-src': [
      "'self'",
      ...remotes,
      ...(reach.localModules ? LOOPBACK_SOCKETS : []),
      ...SERVICES,
      ...reach.localServices,
      ...analytics.calls,
      ...appCheck.calls,
    ],
    'manifest-src': ["'self'"],
    'frame-src': appCheck.frames,
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...new Set(values)].join(' '))
    .join('; ');
}

/**
 * The Content-Security-Policy of the service worker, which fetches what the policies of the pages allow. It names no
 * host, because a browser keeps it for as long as the worker's bytes stay the same, even if a remote moves to a new
 * host.
 * @param localModules whether remotes may be on this computer.
 */
export function workerPolicy(localModules: boolean): string {
  return ["default-src 'none'; connect-src https:", ...(localModules ? LOOPBACK : [])].join(' ');
}

/** The CSP hashes of the inline scripts and styles in documents. JSON blocks do not run and need none. */
export function inlineHashes(html: string): InlineHashes {
  const hash = (content: string) =>
    `sha256-${createHash('sha256').update(content).digest('base64')}`;
  const contents = (pattern: RegExp, isIncluded: (attributes: string) => boolean) => {
    const found = [...html.matchAll(pattern)]
      .filter(([, attributes = '', content = '']) => isIncluded(attributes) && content !== '')
      .map(([, , content = '']) => hash(content));
    return [...new Set(found)].sort();
  };
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
