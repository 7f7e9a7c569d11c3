import {
  contentSecurityPolicy,
  workerPolicy,
  type AllowedOrigins,
} from './content-security-policy';
import { integrityPolicy } from './integrity-policy';

const YEAR_SECONDS = 31_536_000;

/** These headers are on every response of every module. */
const COMMON = {
  'X-Content-Type-Options': 'nosniff',
  // It is without includeSubDomains, because others may use the owner's domain too. firebase-config.ts adds it when
  // hosts.json says that nobody does.
  'Strict-Transport-Security': `max-age=${String(2 * YEAR_SECONDS)}`,
  'Referrer-Policy': 'strict-origin-when-cross-origin',
} as const;

/** The headers of a page. */
export function documentHeaders(reach: AllowedOrigins): Record<string, string> {
  return {
    ...COMMON,
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': contentSecurityPolicy(reach),
    ...integrityPolicy(reach),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy':
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  };
}

/** The headers of the shell's other files. */
export function assetHeaders(pathname: string): Record<string, string> {
  return { ...COMMON, 'Cache-Control': cacheControl(pathname) };
}

/** Where a shell has its service worker, if any. The composer refuses a script beside the documents with another name. */
export const SERVICE_WORKER_PATH = '/service-worker.js';

/** The service worker is the only file with its own policy. */
export function workerHeaders(localModules: boolean): Record<string, string> {
  return { 'Content-Security-Policy': workerPolicy(localModules) };
}

/**
 * The headers of a remote's file, which only the shell's pages may read.
 * `Vary` includes `Accept-Encoding` because a cache must also distinguish the compressed and the plain answer.
 */
export function remoteHeaders(pathname: string, shellOrigin: string): Record<string, string> {
  return {
    ...assetHeaders(pathname),
    'Access-Control-Allow-Origin': shellOrigin,
    'Cross-Origin-Resource-Policy': 'cross-origin',
    // The header is for the largest paint of a visit: browsers otherwise hide when a picture of another origin
    // arrived.
    'Timing-Allow-Origin': shellOrigin,
    Vary: 'Origin, Accept-Encoding',
  };
}

/** The content hash in a file name. What has one never changes. */
export const HASHED_NAME = /\.([0-9a-f]{8,})(?=\.[a-z0-9]+$)/;

/** `pan.svg` for `pan.0123abcd.svg`; any other name as it is. */
export const withoutHash = (file: string) => file.replace(HASHED_NAME, '');

/** Hashed files are cached for a year. All others are revalidated at each request. */
export function cacheControl(pathname: string): string {
  return HASHED_NAME.test(pathname)
    ? `public, max-age=${String(YEAR_SECONDS)}, immutable`
    : 'no-cache';
}
