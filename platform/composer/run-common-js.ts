import { compileFunction } from 'node:vm';

/**
 * Runs a CommonJS script in its own scope.
 * @param filename for stack traces.
 * @param scope variables besides `module` and `exports`.
 * @returns what the script exports.
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
  if (typeof run !== 'function') throw new Error('it is not a script');
  run.call(undefined, module, module.exports, ...Object.values(scope));
  return module.exports;
}
