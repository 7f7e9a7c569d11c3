import type { ModuleName } from '../../modules';
import { pageFunction } from '../../build';

/** A release that a share of the visitors gets, in per cent. */
export interface Canary {
  module: ModuleName;
  version: string;
  share: number;
}

/** Where the documents of a mixture of canaries lie; choose-variant.ts goes there. */
export function canaryFolder(modules: readonly ModuleName[]): string {
  return `canary/${modules.join('--')}`;
}

/** The modules whose canaries a folder of theirs is for. @param name of the folder, without those around it. */
export function canariesIn(name: string): string[] {
  return name.split('--');
}

/** A document that sends a share of its visitors on to another before anything of it is painted. */
export function choosingDocument(html: string, canaries: readonly Canary[]): string {
  return withFirstScript(
    html,
    pageFunction('platform/releases/canary/choose-variant.ts', canaries),
  );
}

/** A document that a share of the visitors gets: it bears the address that they asked for. */
export function variantDocument(html: string): string {
  return withFirstScript(html, pageFunction('platform/releases/canary/restore-url.ts'));
}

const CHARSET = /<meta charset="utf-8"\s*\/?>/i;

function withFirstScript(html: string, script: string): string {
  if (!CHARSET.test(html)) throw new Error('A document does not begin with its character set.');
  return html.replace(CHARSET, (meta) => `${meta}<script>${script}</script>`);
}
