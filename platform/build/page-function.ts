import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { transformSync } from '@swc/core';
import { root } from '../base';

/**
 * A call of a function that runs in a page, as text. The file is compiled alone: what runs this program would leave
 * helpers in the function's own text that no page has.
 * @param path of a file from the repository's folder, that exports one function and imports nothing.
 * @param input what the function gets, as JSON.
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
  // "<" could close the script element that carries it.
  const argument = input === undefined ? '' : JSON.stringify(input).replaceAll('<', '\\u003c');
  return `(${code.replace(/^export /, '').replace(/;?\s*$/, '')})(${argument})`;
}
