// @ts-check
import { resolve } from 'node:path';
import { root } from '../../../platform/build/webpack/project.js';
import { buildsOf, outputOf, source } from './project.js';

/** What the prerendered variant's HTML is made with. */
export default async () => {
  const [, server] = await buildsOf('shell');
  return {
    ...server,
    entry: {
      prerender: [resolve(root, 'tools/webpack/server-public-path.js'), source('prerender.ts')],
    },
    output: { ...server?.output, path: outputOf('prerender') },
  };
};
