import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { printDone, printHeading, root } from '../base';
import { writeReport } from '../build';
import { SOURCE_FOLDERS } from '../modules';
import { defineCommand } from './command';

const PICTURE = 'docs/images/architecture.svg';

async function drawImports(): Promise<void> {
  // Both are large, and only `import` can load them.
  const [{ Graphviz }, { cruise }, { default: imports }] = await Promise.all([
    import('@hpcc-js/wasm-graphviz'),
    import('dependency-cruiser'),
    import('../../.dependency-cruiser.js'),
  ]);
  const options = { ...imports.options, baseDir: root, outputType: 'archi' as const };
  const { output } = await cruise(SOURCE_FOLDERS, options);
  if (typeof output !== 'string') throw new Error('dependency-cruiser gave no graph.');
  const graphviz = await Graphviz.load();
  // Transitive reduction: drops each arrow that other arrows imply.
  await writeFile(resolve(root, PICTURE), graphviz.dot(graphviz.tred(output).out));
}

export const command = defineCommand(
  {
    program: 'npm run docs',
    summary: `Writes what is documented from the sources: the API of shared in shared/api, and the imports in ${PICTURE}.`,
    options: {
      unreleased: {
        type: 'boolean',
        help: 'allow changes of the API without a new version while no module is released with it',
      },
    },
  },
  async ({ values }) => {
    printHeading('Documents');
    const hasChanged = await writeReport(root, values.unreleased === true);
    printDone('API', hasChanged ? 'changed' : 'nothing changed');
    await drawImports();
    printDone('imports', PICTURE);
    return 0;
  },
);
