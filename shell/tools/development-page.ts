import { inlineJson } from '@simmer/shared/inline-json';
import { root } from '../../platform/base';
import { readSiteConfig } from './site-config';

export { siteConfigPath } from './site-config';

/**
 * The values for the template of a development server's page.
 * @throws CliError naming the file and each wrong field's line and path.
 */
export async function templateParameters(moduleName: string) {
  const { theme, ...site } = await readSiteConfig(root);
  // A developer who saves a file should not have to fill the cart again.
  const development = { ...site, ordering: { ...site.ordering, keepCartInTab: true } };
  const themeCss = theme ? theme.css + (theme.picture?.inlineCss ?? '') : '';
  return { site, moduleName, siteConfigJson: inlineJson(development), themeCss };
}
