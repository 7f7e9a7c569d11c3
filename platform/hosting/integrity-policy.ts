import { createHash } from 'node:crypto';
import type { AllowedOrigins } from './content-security-policy';

/** The `integrity` of a script with these bytes. */
export function integrityOf(bytes: string | Buffer): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/**
 * The header that makes a browser refuse every script without integrity, whatever loads it:
 * https://w3c.github.io/webappsec-subresource-integrity/#integrity-policy-section. It has no exceptions, so it is not
 * sent with scripts that change without notice (decision 0016).
 */
export function integrityPolicy({
  services,
  localModules,
}: Pick<AllowedOrigins, 'services' | 'localModules'>): Record<string, string> {
  return services.scripts.length > 0 || localModules
    ? {}
    : { 'Integrity-Policy': 'blocked-destinations=(script)' };
}
