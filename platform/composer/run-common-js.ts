import { compileFunction } from 'node:vm';

/**
 * Runs a CommonJS script anew, apart from every other run of it.
 * @param filename for stacks.
 * @param scope what the script finds besides `module` and `exports`, by name.
 * @returns what it exports, of unknown shape.
 * @throws what the script throws.
 */
export function runCommonJs(
  code: string,
  filename: string,
  scope: Readonly<Record<string, unknown>>,
): unknown {
  const module: { exports: unknown } = { exports: {} };
  const run: unknown = compileFunction(code, ['module', 'exports', ...Object.keys(scope)], {
    filename,
  });
  if (typeof run !== 'function') throw new Error('it is no script');
  run.call(undefined, module, module.exports, ...Object.values(scope));
  return module.exports;
}
