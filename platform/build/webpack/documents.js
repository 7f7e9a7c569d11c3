// @ts-check
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import CopyPlugin from 'copy-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { tsImport } from 'tsx/esm/api';
import { root } from './project.js';

/** The site's configuration; a wrong or missing field stops the build and names its path. */
async function readSiteConfig() {
  const path = process.env.SIMMER_SITE_CONFIG ?? resolve(root, 'shell/site.config.json');
  const { parseSiteConfig } = await tsImport(
    '../../../shared/src/config/site-config.ts',
    import.meta.url,
  );
  const parsed = parseSiteConfig(JSON.parse(readFileSync(path, 'utf8')));
  if (!parsed.ok) throw new Error(`${path} cannot be used:\n- ${parsed.problems.join('\n- ')}`);
  return parsed.config;
}

/**
 * The page that a development server shows: of the whole site, or of a remote that runs alone. A production build has
 * none, because the composer writes its documents.
 * @param {{ name: string, isShell: boolean }} module
 */
export async function developmentPage({ name, isShell }) {
  const site = await readSiteConfig();
  return new HtmlWebpackPlugin({
    template: resolve(root, isShell ? 'shell/index.html' : 'shared/src/standalone/index.html'),
    templateParameters: {
      site,
      // "<" could close the script element that carries the block.
      siteConfigJson: JSON.stringify(site).replaceAll('<', '\\u003c'),
      moduleName: name,
    },
    chunks: ['main'],
    scriptLoading: 'defer',
    minify: false,
  });
}

/** Files that keep their names, because browsers ask for them by name: icons, the picture of shared links. */
export function fixedFiles() {
  return new CopyPlugin({ patterns: [{ from: resolve(root, 'shell/public') }] });
}
