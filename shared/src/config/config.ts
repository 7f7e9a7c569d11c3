import { parseSiteConfig, type SiteConfig } from './site-config';

export { parseSiteConfig, type SiteConfig } from './site-config';

/** The configuration cannot be used; `problems` has one sentence per field. */
export class ConfigError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`The site's configuration cannot be used: ${problems.join('; ')}`);
    this.name = 'ConfigError';
  }
}

let current: SiteConfig | undefined;

/**
 * @returns the configuration that the page was started with.
 * @throws Error when a module asks before `startConfig`.
 */
export function siteConfig(): SiteConfig {
  if (!current) throw new Error('The configuration was read before the page started it.');
  return current;
}

/** Makes `config` the page's configuration. For tests and for pages that got it another way. */
export function setSiteConfig(config: SiteConfig): void {
  current = config;
}

/**
 * Reads the document's JSON block `#site-config` and makes it the page's configuration.
 * @throws ConfigError naming each wrong field's path, or the block when it is missing or not JSON.
 */
export function startConfig(page: Document): SiteConfig {
  const block = page.getElementById('site-config')?.textContent;
  if (!block) throw new ConfigError(['the page has no block #site-config']);
  const parsed = parseSiteConfig(parseJson(block));
  if (!parsed.ok) throw new ConfigError(parsed.problems);
  setSiteConfig(parsed.config);
  return parsed.config;
}

function parseJson(textContent: string): unknown {
  try {
    return JSON.parse(textContent);
  } catch {
    throw new ConfigError(['the block #site-config in the page is not JSON']);
  }
}
