import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as v from 'valibot';
import { runCommand } from '../base';
import type { ModuleName } from '../modules';
import { hashInputs } from './inputs';

export type BuildResult =
  | { kind: 'built'; durationMs: number }
  | { kind: 'unchanged' }
  | { kind: 'failed'; output: string };

const RecordSchema = v.object({ inputs: v.string() });

/** Beside the output, not in it: the file is never served. */
function recordPath(root: string, name: ModuleName): string {
  return resolve(root, name, 'dist/build-record.json');
}

function recordedInputs(root: string, name: ModuleName): string | undefined {
  try {
    return v.parse(RecordSchema, JSON.parse(readFileSync(recordPath(root, name), 'utf8'))).inputs;
  } catch {
    return undefined;
  }
}

function hasOutput(root: string, name: ModuleName): boolean {
  const list = name === 'shell' ? 'chunks.json' : 'mf-manifest.json';
  return (
    ['client', 'server'].every((kind) => existsSync(resolve(root, name, 'dist', kind))) &&
    existsSync(resolve(root, name, 'dist/client', list))
  );
}

/**
 * Builds a module for production, unless its inputs are those of its last build.
 * @param signal ends a running build.
 */
export async function buildModule(
  root: string,
  name: ModuleName,
  signal: AbortSignal,
): Promise<BuildResult> {
  const inputs = hashInputs(root, name);
  if (recordedInputs(root, name) === inputs && hasOutput(root, name)) return { kind: 'unchanged' };
  // An interrupted build must not pass for the previous one.
  rmSync(recordPath(root, name), { force: true });
  const startedAt = Date.now();
  const webpack = resolve(root, 'node_modules/webpack/bin/webpack.js');
  const { code, output } = await runCommand(process.execPath, [webpack, '--mode', 'production'], {
    cwd: resolve(root, name),
    // Tells two builds on one page apart. It comes from the inputs, so that the same sources give the same bytes.
    env: { SIMMER_BUILD_ID: inputs.slice(0, 8) },
    signal,
  });
  if (code !== 0) return { kind: 'failed', output };
  mkdirSync(resolve(root, name, 'dist'), { recursive: true });
  writeFileSync(recordPath(root, name), `${JSON.stringify({ inputs })}\n`);
  return { kind: 'built', durationMs: Date.now() - startedAt };
}
