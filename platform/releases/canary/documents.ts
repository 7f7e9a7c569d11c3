import { pageFunction } from '../../build';
import type { State } from '../state';

export type Canary = NonNullable<State['canary']>;

/** The folder of a canary's documents; choose-variant.ts redirects there. */
export const canaryFolder = ({ module }: { module: string }) => `canary/${module}`;

/** Adds the script that redirects the canary's share of the visitors. */
export function choosingDocument(html: string, canary: Canary): string {
  return withFirstScript(html, pageFunction('platform/releases/canary/choose-variant.ts', canary));
}

/** Adds the script that restores the URL that the visitor requested. */
export function variantDocument(html: string): string {
  return withFirstScript(html, pageFunction('platform/releases/canary/restore-url.ts'));
}

/** Replaces a canary's documents once it is over, and leads to the page for everybody. */
export function leavingDocument(): string {
  const script = pageFunction('platform/releases/canary/leave-canary.ts');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>…</title><script>${script}</script></head><body></body></html>`;
}

const CHARSET = /<meta charset="utf-8"\s*\/?>/i;

function withFirstScript(html: string, script: string): string {
  if (!CHARSET.test(html))
    throw new Error('A document does not begin with its character encoding.');
  return html.replace(CHARSET, (meta) => `${meta}<script>${script}</script>`);
}
