import type { ModuleName } from '../../modules';
import { pageFunction } from '../../build';

/** A release for a share of the visitors, in percent. */
export interface Canary {
  module: ModuleName;
  version: string;
  share: number;
}

/** The folder of the documents with these canaries; choose-variant.ts redirects there. */
export function canaryFolder(modules: readonly ModuleName[]): string {
  return `canary/${modules.join('--')}`;
}

/**
 * The modules of a canary folder.
 * @param name of the folder, without its parent.
 */
export function canariesIn(name: string): string[] {
  return name.split('--');
}

/** Adds the script that redirects a canary's share of the visitors. */
export function choosingDocument(html: string, canaries: readonly Canary[]): string {
  return withFirstScript(
    html,
    pageFunction('platform/releases/canary/choose-variant.ts', canaries),
  );
}

/** Adds the script that restores the URL that the visitor requested. */
export function variantDocument(html: string): string {
  return withFirstScript(html, pageFunction('platform/releases/canary/restore-url.ts'));
}

/** Adds the script to the 404 page that leads visitors away from a canary that is over. */
export function missingDocument(html: string): string {
  return withFirstScript(html, pageFunction('platform/releases/canary/leave-canary.ts'));
}

const CHARSET = /<meta charset="utf-8"\s*\/?>/i;

function withFirstScript(html: string, script: string): string {
  if (!CHARSET.test(html))
    throw new Error('A document does not begin with its character encoding.');
  return html.replace(CHARSET, (meta) => `${meta}<script>${script}</script>`);
}
