import { createHash } from 'node:crypto';
import type { Services } from '../shop';

/** What a page may load and call, as origins ("https://host:port"). */
export type AllowedOrigins = {
  /** The hosts of the remotes. */
  remotes: readonly string[];
  /**
   * The remotes that have pictures. Any other host is left out, because a style could send it what a guest types, in
   * the address of a picture.
   */
  pictures: readonly string[];
  /** The emulators of the local cloud; empty in production. */
  localServices: readonly string[];
  /** Whether developers may run a module from their own computer in this shop. */
  localModules: boolean;
  services: Services;
  /** The result of `inlineHashes`. */
  inline: InlineHashes;
};

/** A business without services of other companies. */
export const NO_SERVICES: Services = { scripts: [], images: [], frames: [], calls: [] };

export type InlineHashes = { scripts: readonly string[]; styles: readonly string[] };

/** Where a developer's own module is served: https://w3c.github.io/webappsec-csp/ has no name for "this computer". */
const LOOPBACK = ['http://localhost:*', 'http://127.0.0.1:*'];
/** A development server announces a new build over a web socket. */
const LOOPBACK_SOCKETS = ['ws://localhost:*', 'ws://127.0.0.1:*'];

/** The Content-Security-Policy of the shell's documents. */
export function contentSecurityPolicy(reach: AllowedOrigins): string {
  const { services } = reach;
  const loopback = reach.localModules ? LOOPBACK : [];
  const remotes = [...reach.remotes, ...loopback];
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...remotes, ...services.scripts, ...quoted(reach.inline.scripts)],
    'style-src': ["'self'", ...remotes, ...quoted(reach.inline.styles)],
    'img-src': ["'self'", 'data:', ...reach.pictures, ...loopback, ...services.images],
    'font-src': ["'self'", ...loopback],
    'connect-src': [
      "'self'",
      ...remotes,
      ...(reach.localModules ? LOOPBACK_SOCKETS : []),
      ...reach.localServices,
      ...services.calls,
    ],
    'manifest-src': ["'self'"],
    'frame-src': services.frames.length > 0 ? services.frames : ["'none'"],
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
