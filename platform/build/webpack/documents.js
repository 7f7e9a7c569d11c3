// @ts-check
import { resolve } from 'node:path';
import CopyPlugin from 'copy-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import { tsImport } from 'tsx/esm/api';
import { root } from './project.js';

/**
 * The page that a development server shows: of the whole site, or of a remote that runs alone. A production build has
 * none, because the composer writes its documents. Each build reads the site's configuration, and waits for its changes.
 * @param {{ name: string, isShell: boolean }} module
 */
export async function developmentPage({ name, isShell }) {
  const { siteConfigPath, templateParameters } = await tsImport(
    '../development-page.ts',
    import.meta.url,
  );
  // A configuration that is wrong from the start ends the program; a later one becomes an error of that build.
  await templateParameters(name);
  return new HtmlWebpackPlugin({
    template: resolve(root, isShell ? 'shell/index.html' : 'shared/src/standalone/index.html'),
    /** @param {import('webpack').Compilation} compilation */
    templateParameters: (compilation) => {
      compilation.fileDependencies.add(siteConfigPath(root));
      return templateParameters(name);
    },
    // The plugin would not write a page again whose template and scripts are the same.
    cache: false,
    chunks: ['main'],
    scriptLoading: 'defer',
    minify: false,
  });
}

/** Files that keep their names, because browsers ask for them by name: icons, the picture of shared links. */
export function fixedFiles() {
  return new CopyPlugin({ patterns: [{ from: resolve(root, 'shell/public') }] });
}
