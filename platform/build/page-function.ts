import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { transformSync } from '@swc/core';
import { root } from '../base';

/**
 * The source of a script that calls one function in a page. The file is compiled here, because the text of a function
 * that is already loaded may refer to helpers that no page has.
 * @param path from the root of the repository, of a file that exports one function and imports nothing.
 * @param input the function's argument; it is passed as JSON.
 */
export function pageFunction(path: string, input?: unknown): string {
  const { code } = transformSync(readFileSync(resolve(root, path), 'utf8'), {
    filename: path,
    jsc: {
      parser: { syntax: 'typescript' },
      target: 'es2022',
      minify: { compress: true, mangle: true },
    },
    minify: true,
  });
  const argument = input === undefined ? '' : JSON.stringify(input);
  return `(${code.replace(/^export /, '').replace(/;?\s*$/, '')})(${argument})`;
}
