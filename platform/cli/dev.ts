import { printDone, printHeading, printRemark, root, shutdownSignal } from '../base';
import { loadLocalShop, readSiteConfig, type Site, siteConfigPath } from '../shop';
import {
  BACKENDS,
  hasDocument,
  type Ports,
  readPorts,
  requireServices,
  runInForeground,
  SERVICES,
} from '../local-cloud';
import { MODULES } from '../modules';
import { defineCommand } from './command';
import { oneWord, someModules } from './module-arguments';

export const command = defineCommand(
  {
    program: 'npm run dev',
    summary:
      'Runs the site with a development server per module, or one module alone on a page. Uses the local cloud that is running, or starts one.',
    options: {},
    positionals: { placeholder: '[module]', help: MODULES.join(', ') },
  },
  async ({ positionals }) => {
    const [name] = positionals.length > 0 ? someModules([oneWord(positionals, 'one module')]) : [];
    const signal = shutdownSignal();
    const ports = readPorts(process.env);
    const { firebase } = await readSiteConfig(root);
    printHeading(name === undefined ? 'Starting' : `Starting ${name}`);
    const isRunning =
      name !== undefined && firebase !== undefined && (await isSeeded(ports, firebase));
    if (isRunning) printDone('Local cloud', 'already running');
    const backends = isRunning ? [] : BACKENDS;
    const parts = name === undefined ? SERVICES : [...backends, name];
    await requireServices(ports, parts);
    printRemark('The first build of each module takes a moment.');
    await runInForeground({ ports, pages: 'dev', parts }, signal, name);
    return 0;
  },
);

/** Whether the local cloud of this shop is running. */
async function isSeeded(ports: Ports, { projectId }: NonNullable<Site['firebase']>) {
  const { documents } = await loadLocalShop();
  const [first] = Object.keys(documents?.(siteConfigPath(root)) ?? {});
  return first !== undefined && hasDocument({ ports, projectId }, first);
}
