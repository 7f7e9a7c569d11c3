import { inlineJson } from '../../shared/src/parse/inline-json';
import { readSiteConfig, root } from '../base';
import { pictureCss } from '../theme';

export { siteConfigPath } from '../base';

/**
 * The values for the template of a development server's page.
 * @throws CliError naming the file and each wrong field's line and path.
 */
export async function templateParameters(moduleName: string) {
  const { theme, ...site } = await readSiteConfig(root);
  // A developer who saves a file should not have to fill the cart again.
  const development = { ...site, ordering: { ...site.ordering, keepCartInTab: true } };
  const themeCss = theme ? theme.css + (theme.picture ? pictureCss(theme.picture) : '') : '';
  return { site, moduleName, siteConfigJson: inlineJson(development), themeCss };
}
