import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { printDone, root } from '../base';
import { MODULES } from '../modules';
import { defineCommand } from './command';

const PICTURE = 'docs/images/architecture.svg';

export const command = defineCommand(
  {
    usage: 'node platform/run.mjs docs-picture',
    summary: `Draws ${PICTURE} from the imports of the sources.`,
    options: {},
  },
  async () => {
    // Both are large, and only `import` can load them.
    const [{ Graphviz }, { cruise }, { default: imports }] = await Promise.all([
      import('@hpcc-js/wasm-graphviz'),
      import('dependency-cruiser'),
      import('../../.dependency-cruiser.js'),
    ]);
    const folders = ['platform', 'bench', 'e2e', 'shared', ...MODULES];
    const options = { ...imports.options, baseDir: root, outputType: 'archi' as const };
    const { output } = await cruise(folders, options);
    if (typeof output !== 'string') throw new Error('dependency-cruiser gave no graph.');
    const graphviz = await Graphviz.load();
    // Transitive reduction: drops each arrow that other arrows imply.
    await writeFile(resolve(root, PICTURE), graphviz.dot(graphviz.tred(output).out));
    printDone('drawn', PICTURE);
    return 0;
  },
);
