import { parseSiteConfig, type SiteConfig } from './site-config';

export { PLATES } from './plates';
export { parseSiteConfig, type FixedDish, type SiteConfig } from './site-config';

/** The id of the document's JSON block with the configuration. The composer writes it. */
export const CONFIG_BLOCK = 'site-config';

/** `problems` has one sentence per invalid field. */
export class ConfigError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`The site's configuration is invalid: ${problems.join('; ')}`);
    this.name = 'ConfigError';
  }
}

let current: SiteConfig | undefined;

/** @throws Error when called before `startConfig`. */
export function siteConfig(): SiteConfig {
  if (!current) throw new Error('The configuration is not there yet.');
  return current;
}

/** Dates and the like are in English, as all texts are, whatever the locale that money is written in. */
export function pageLanguage({ business }: SiteConfig = siteConfig()): string {
  return /^en\b/i.test(business.locale) ? business.locale : 'en';
}

export function setSiteConfig(config: SiteConfig): void {
  current = config;
}

/**
 * Reads the document's `CONFIG_BLOCK`.
 * @throws ConfigError that names each invalid field, or the block.
 */
export function startConfig(page: Document): SiteConfig {
  const block = page.getElementById(CONFIG_BLOCK)?.textContent;
  if (!block) throw new ConfigError([`the page has no block #${CONFIG_BLOCK}`]);
  const parsed = parseSiteConfig(parseJson(block));
  if (!parsed.ok) throw new ConfigError(parsed.problems);
  setSiteConfig(parsed.config);
  return parsed.config;
}

function parseJson(textContent: string): unknown {
  try {
    return JSON.parse(textContent);
  } catch {
    throw new ConfigError([`the block #${CONFIG_BLOCK} in the page is not JSON`]);
  }
}
