import { createHash } from 'node:crypto';
import type { AllowedOrigins } from './content-security-policy';

/** The `integrity` of a script with these bytes. */
export function integrityOf(bytes: string | Buffer): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/**
 * The header that makes a browser refuse every script without integrity, whatever loads it:
 * https://w3c.github.io/webappsec-subresource-integrity/#integrity-policy-section. Builds give all of theirs integrity.
 * Google changes the scripts of Analytics and reCAPTCHA without notice, a developer those on her computer, and the
 * header has no list of exceptions: with them it is not sent, and the others are verified anyway.
 */
export function integrityPolicy({
  optional,
  localModules,
}: Pick<AllowedOrigins, 'optional' | 'localModules'>): Record<string, string> {
  return optional.analytics || optional.appCheck || localModules
    ? {}
    : { 'Integrity-Policy': 'blocked-destinations=(script)' };
}
