import { COMPOSED_MENU_FILE } from '@simmer/shared/composed-menu';
import { inlineJson } from '@simmer/shared/inline-json';
import { root } from '../../platform/base';
import { readSiteConfig } from './site-config';

export { siteConfigPath } from './site-config';

/**
 * The data beside the page, by path. The addresses of drawings are not in it, because only builds have them.
 * @throws CliError as `developmentPage` does.
 */
export async function dataFiles(): Promise<Record<string, unknown>> {
  const { fixedMenu } = await readSiteConfig(root);
  return { [`/${COMPOSED_MENU_FILE}`]: fixedMenu };
}

/**
 * The page of a development server: the whole site, or a remote that runs alone. The composer writes the documents of
 * production (`shell/src/document`).
 * @param files the scripts and styles of the module's entry.
 * @throws CliError naming the file and each wrong field's line and path.
 */
export async function developmentPage(
  moduleName: string,
  files: readonly string[],
): Promise<string> {
  const { theme, services, ...site } = await readSiteConfig(root);
  // The cart is kept, because a developer who saves a file should not have to fill it again.
  const development = { ...site, ordering: { ...site.ordering, keepCartInTab: true } };
  const isShell = moduleName === 'shell';
  const title = isShell ? site.business.name : `${moduleName} on its own`;
  return `<!doctype html>
<html lang="${new Intl.Locale(site.business.locale).language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <title>${title.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</title>
    <link rel="icon" href="${isShell ? '/favicon.svg' : 'data:,'}" />
    <link rel="preload" as="fetch" href="/registry.json" crossorigin="anonymous" />
    <style>${theme ? theme.css + (theme.picture?.inlineCss ?? '') : ''}</style>
    <script type="application/json" id="site-config">${inlineJson(development)}</script>
${files.map(elementOf).join('\n')}
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>
`;
}

const elementOf = (file: string) =>
  file.endsWith('.css')
    ? `    <link rel="stylesheet" href="/${file}" />`
    : `    <script defer src="/${file}"></script>`;
