// @ts-check
import { resolve } from 'node:path';
import CopyPlugin from 'copy-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { tsImport } from 'tsx/esm/api';
import { root } from './project.js';

/**
 * The page of a development server: the whole site, or a remote that runs alone. A production build has none, because
 * the composer writes its documents. Each build reads the site's configuration and watches it for changes.
 * @param {{ name: string, isShell: boolean }} module
 */
export async function developmentPage({ name, isShell }) {
  const { siteConfigPath, templateParameters } = await tsImport(
    '../development-page.ts',
    import.meta.url,
  );
  // A configuration that is invalid at the start ends the program. One that becomes invalid later is an error of that
  // build.
  await templateParameters(name);
  return new HtmlWebpackPlugin({
    template: resolve(root, isShell ? 'shell/index.html' : 'shared/src/standalone/index.html'),
    /** @param {import('webpack').Compilation} compilation */
    templateParameters: (compilation) => {
      compilation.fileDependencies.add(siteConfigPath(root));
      return templateParameters(name);
    },
    // With its cache, the plugin would not rewrite a page whose template and scripts are unchanged.
    cache: false,
    chunks: ['main'],
    scriptLoading: 'defer',
    minify: false,
  });
}

/** Files whose names have no hash, because they are requested by name: icons, the preview image of shared links. */
export function fixedFiles() {
  return new CopyPlugin({ patterns: [{ from: resolve(root, 'shell/public') }] });
}
