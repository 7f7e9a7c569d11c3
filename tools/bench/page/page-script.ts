import { transformSync } from '@swc/core';
import { readFileSync } from 'node:fs';

/**
 * A file of this folder as a script for the page, in a scope of its own.
 * @param name of the file, without its ending.
 * @param then what the page runs right after it.
 */
export function pageScript(name: string, then = ''): string {
  const source = readFileSync(new URL(`${name}.ts`, import.meta.url), 'utf8');
  const { code } = transformSync(source, {
    filename: `${name}.ts`,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'commonjs' },
  });
  return `((exports) => {${code}})({});${then}`;
}
