import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '@simmer/shared/config';
import { CliError } from '../../../platform/base';
import { MODULES, REMOTES, type RemoteName } from '../../../platform/modules';
import { builtModules, compose } from '../../../platform/composer';
import { moduleOrigin } from '../../../platform/modules';
import type { CloudEndpoints } from '../../../platform/local-cloud';
import { buildsDirectory } from '../build/build-variants';
import { portOf } from './ports';
import type { SiteFiles } from './site';

const port = (name: RemoteName) => portOf('composed', name);

/** The folder of our own modules' builds; a copy, so that a build made meanwhile does not change what is measured. */
function copyBuilds(root: string): string {
  const directory = join(buildsDirectory(root), 'composed');
  rmSync(directory, { recursive: true, force: true });
  for (const name of MODULES)
    for (const part of ['client', 'server', '../package.json'])
      cpSync(join(root, name, 'dist', part), join(directory, name, 'dist', part), {
        recursive: true,
      });
  return directory;
}

/**
 * Our own site: the last build of each module, composed for the bench's origins.
 * @throws CliError when a part of the home page could not be rendered: then it is not what is released.
 */
export async function composedSite(
  root: string,
  site: SiteConfig,
  localCloud: CloudEndpoints,
): Promise<{ files: SiteFiles; html: string }> {
  const copy = copyBuilds(root);
  const modules = await builtModules(copy, {
    'menu-mfe': moduleOrigin(port('menu-mfe')),
    'cart-mfe': moduleOrigin(port('cart-mfe')),
    'editor-mfe': moduleOrigin(port('editor-mfe')),
  });
  const composition = await compose({ modules, site, localCloud });
  const html = composition.files.get('index.html');
  if (html === undefined || composition.warnings.length > 0)
    throw new CliError(
      `The home page was not composed whole: ${composition.warnings.join('; ') || 'there is no index.html'}`,
    );
  return {
    html,
    files: {
      port: portOf('composed', 'shell'),
      client: modules.shell.client,
      remotes: REMOTES.map((name) => ({ port: port(name), client: modules[name].client })),
    },
  };
}
