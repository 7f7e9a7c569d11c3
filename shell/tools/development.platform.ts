import { COMPOSED_MENU_FILE } from '@simmer/shared/composed-menu';
import { inlineJson } from '@simmer/shared/inline-json';
import { root } from '../../platform/base';
import { readSiteConfig } from './site-config';

export { siteConfigPath } from './site-config';

/**
 * The data beside the page, by path. The addresses of drawings are not in it, because only builds have them.
 * @throws CliError as `templateParameters` does.
 */
export async function dataFiles(): Promise<Record<string, unknown>> {
  const { fixedMenu } = await readSiteConfig(root);
  return { [`/${COMPOSED_MENU_FILE}`]: fixedMenu };
}

/**
 * The values for the template of a development server's page.
 * @throws CliError naming the file and each wrong field's line and path.
 */
export async function templateParameters(moduleName: string) {
  const { theme, services, ...site } = await readSiteConfig(root);
  // A developer who saves a file should not have to fill the cart again.
  const development = { ...site, ordering: { ...site.ordering, keepCartInTab: true } };
  const themeCss = theme ? theme.css + (theme.picture?.inlineCss ?? '') : '';
  return { site, moduleName, siteConfigJson: inlineJson(development), themeCss };
}
