import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as v from 'valibot';
import type { ModuleName } from '../modules';
import { hashInputs } from './inputs';

export type BuildResult =
  | { kind: 'built'; durationMs: number }
  | { kind: 'unchanged' }
  | { kind: 'failed'; output: string };

const RecordSchema = v.object({ inputs: v.string() });

/** Beside the output and not in it, so that it is never served. */
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

function runWebpack(
  root: string,
  name: ModuleName,
  inputs: string,
  signal: AbortSignal,
): Promise<{ code: number; output: string }> {
  return new Promise((done) => {
    const child = spawn(
      process.execPath,
      [resolve(root, 'node_modules/webpack/bin/webpack.js'), '--mode', 'production'],
      {
        cwd: resolve(root, name),
        // Tells two builds apart that meet in a page; of what the build reads, so that the same sources give the same bytes.
        env: { ...process.env, SIMMER_BUILD_ID: inputs.slice(0, 8) },
        stdio: ['ignore', 'pipe', 'pipe'],
        signal,
      },
    );
    let output = '';
    const keep = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', (error) => {
      done({ code: 1, output: `${output}\n${error.message}` });
    });
    child.once('close', (code) => {
      done({ code: code ?? 1, output });
    });
  });
}

/**
 * Builds a module for production, unless its last build read exactly the same.
 * @param signal ends a build that is under way.
 */
export async function buildModule(
  root: string,
  name: ModuleName,
  signal: AbortSignal,
): Promise<BuildResult> {
  const inputs = hashInputs(root, name);
  if (recordedInputs(root, name) === inputs && hasOutput(root, name)) return { kind: 'unchanged' };
  // A build that is broken off must not look like the one before it.
  rmSync(recordPath(root, name), { force: true });
  const startedAt = Date.now();
  const { code, output } = await runWebpack(root, name, inputs, signal);
  if (code !== 0) return { kind: 'failed', output };
  mkdirSync(resolve(root, name, 'dist'), { recursive: true });
  writeFileSync(recordPath(root, name), `${JSON.stringify({ inputs })}\n`);
  return { kind: 'built', durationMs: Date.now() - startedAt };
}
