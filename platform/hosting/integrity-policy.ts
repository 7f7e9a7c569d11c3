import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { OptionalServices } from './content-security-policy';
import { parseJson } from './http-server';

/** The `integrity` of a script with these bytes. */
export function integrityOf(bytes: string | Buffer): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/** What determines whether a document can require that every script is verified. */
export interface ScriptSources {
  /** The result of `isVerified`. */
  isVerified: boolean;
  /** Google changes the scripts of Analytics and reCAPTCHA without notice, so their integrity is unknown. */
  optional: OptionalServices;
  /** The same is true for a module on a developer's computer. */
  localModules: boolean;
}

/**
 * The header that makes a browser refuse every script without integrity, whatever loads it:
 * https://w3c.github.io/webappsec-subresource-integrity/#integrity-policy-section. It has no list of exceptions, so one
 * script that cannot be verified means no header. The others are verified anyway.
 */
export function integrityPolicy(sources: ScriptSources): Record<string, string> {
  const { optional, localModules } = sources;
  return sources.isVerified && !optional.analytics && !optional.appCheck && !localModules
    ? { 'Integrity-Policy': 'blocked-destinations=(script)' }
    : {};
}

/** Elements that fetch a script. */
const FETCHING = /<(?:script\b[^>]*\ssrc=|link\b[^>]*\bas="script")[^>]*>/gi;
const REGISTRY = /<script\b[^>]*\bid="registry"[^>]*>([^<]*)<\/script>/i;
const VerifiedSchema = v.object({
  modules: v.record(v.string(), v.object({ integrity: v.string() })),
});

/**
 * Whether each script that a document leads to has integrity: those that it names, and the entries in its registry,
 * which verify their chunks. Releases that predate verified scripts have none.
 */
export function isVerified(html: string): boolean {
  const elements = html.match(FETCHING) ?? [];
  const registry = REGISTRY.exec(html)?.[1];
  // A document that only leads to another one fetches nothing.
  if (registry === undefined) return elements.length === 0;
  return (
    elements.every((element) => /\sintegrity="sha/.test(element)) &&
    v.safeParse(VerifiedSchema, parseJson(registry)).success
  );
}
