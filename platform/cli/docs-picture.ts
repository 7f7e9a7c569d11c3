import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { ICruiseOptions } from 'dependency-cruiser';
import { CliError, printDone, root } from '../base';
import { MODULES } from '../modules';
import { defineCommand } from './command';
import { arrowFaults } from './picture-arrows';

const FOLDERS = ['platform', 'bench', 'e2e', 'shared', ...MODULES];
const PICTURE = 'docs/images/architecture.svg';

const SETTINGS: ICruiseOptions = {
  baseDir: root,
  outputType: 'archi',
  tsPreCompilationDeps: true,
  includeOnly: `^(${FOLDERS.join('|')})/`,
  // Tests may import anything. Lint and jest are configuration.
  exclude: String.raw`(node_modules|dist|testing|platform/(lint|jest))/|\.test\.|\.d\.ts$|\.(css|svg|woff2|json)$|\.config\.[jt]s$|webpack\.shared\.js$|platform/run\.mjs`,
  enhancedResolveOptions: {
    exportsFields: ['exports'],
    conditionNames: ['import', 'default'],
    extensions: ['.ts', '.tsx', '.js', '.mjs'],
  },
  reporterOptions: {
    archi: {
      collapsePattern: `^(platform/[^/]+|${FOLDERS.filter((name) => name !== 'platform').join('|')})`,
      theme: {
        replace: true,
        graph: {
          rankdir: 'TB',
          nodesep: '0.4',
          ranksep: '0.4',
          fontname: 'Helvetica',
          bgcolor: '#fffdf9',
        },
        node: {
          shape: 'box',
          style: 'rounded,filled',
          color: '#9a6b4f',
          fillcolor: '#fbefdf',
          fontname: 'Helvetica',
          fontsize: '12',
          margin: '0.18,0.09',
        },
        edge: { color: '#9a6b4f', arrowsize: '0.7' },
        modules: [],
        dependencies: [],
      },
    },
  },
};

async function draw(): Promise<string> {
  // Both are large, and only `import` can load them.
  const [{ Graphviz }, { cruise }] = await Promise.all([
    import('@hpcc-js/wasm-graphviz'),
    import('dependency-cruiser'),
  ]);
  const { output } = await cruise(FOLDERS, SETTINGS);
  if (typeof output !== 'string') throw new Error('dependency-cruiser gave no graph.');
  const graphviz = await Graphviz.load();
  // Transitive reduction: drops each arrow that other arrows imply.
  return graphviz.dot(graphviz.tred(output).out);
}

export const command = defineCommand(
  {
    usage: 'node platform/run.mjs docs-picture [--check]',
    summary: `Draws ${PICTURE} from the imports of the sources.`,
    options: {
      check: { type: 'boolean', help: 'writes nothing; fails when its arrows are not the imports' },
    },
  },
  async ({ values }) => {
    const file = resolve(root, PICTURE);
    const picture = await draw();
    if (values.check) {
      const faults = arrowFaults(await readFile(file, 'utf8'), picture);
      if (faults.length > 0)
        throw new CliError(
          `${PICTURE}: ${faults.join(' ')} "node platform/run.mjs docs-picture" draws it.`,
        );
    } else {
      await writeFile(file, picture);
    }
    printDone(values.check ? 'as the imports' : 'drawn', PICTURE);
    return 0;
  },
);
