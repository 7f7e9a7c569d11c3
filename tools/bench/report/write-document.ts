import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import * as prettier from 'prettier';
import { emptySection, replaceSection, type SectionName } from './sections';

const DOCUMENT = 'docs/performance.md';
export const CHART = 'docs/images/performance.svg';

const FRESH = `# Performance

What a guest waits for, against other ways to serve the same site. The figures are written by the bench: each part is one run.

## The first visit

Measured by \`npm run bench\`.

${emptySection('pages', 'npm run bench')}

## Large menus and full carts

Measured by \`npm run bench -- --scale\`.

${emptySection('scale', 'npm run bench -- --scale')}
`;

/** Writes one section of docs/performance.md, formatted as the rest of the project. */
export async function writeSection(root: string, name: SectionName, text: string): Promise<void> {
  const path = resolve(root, DOCUMENT);
  const before = existsSync(path) ? readFileSync(path, 'utf8') : FRESH;
  const options = await prettier.resolveConfig(path);
  const after = await prettier.format(replaceSection(before, name, text), {
    ...options,
    parser: 'markdown',
  });
  writeFileSync(path, after);
}

/** Writes the chart that the document shows. */
export function writeChart(root: string, svg: string): void {
  const path = resolve(root, CHART);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, svg);
}
