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
    '../../shared/src/config/site-config.ts',
    import.meta.url,
  );
  const parsed = parseSiteConfig(JSON.parse(readFileSync(path, 'utf8')));
  if (!parsed.ok) throw new Error(`${path} cannot be used:\n- ${parsed.problems.join('\n- ')}`);
  return parsed.config;
}

/**
 * The plugins of a build that has a page: the shell, and a remote that runs alone in development.
 * @param {{ name: string, isShell: boolean }} module
 * @returns {Promise<import('webpack').WebpackPluginInstance[]>}
 */
export async function documents({ name, isShell }) {
  const site = await readSiteConfig();
  const page = new HtmlWebpackPlugin({
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
  return isShell ? [page, fixedFiles(site.business.name)] : [page];
}

/**
 * Files that keep their names, because browsers ask for them by name: icons, robots.txt.
 * @param {string} businessName
 */
function fixedFiles(businessName) {
  return new CopyPlugin({
    patterns: [
      {
        from: resolve(root, 'shell/public'),
        transform: (content, path) =>
          path.endsWith('.webmanifest')
            ? content.toString().replaceAll('%name%', businessName)
            : content,
      },
    ],
  });
}
