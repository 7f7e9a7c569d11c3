import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import * as v from 'valibot';
import { messageOf } from '../base';
import type { ModuleBuild, Page, Registry } from './composition';
import type { DocumentAssets, DocumentTheme } from './host-build';
import { startProcess } from './start-process';

/** A file of a module's server build. */
export interface ServerBuild {
  path: string;
  /** CommonJS. */
  source: string;
  /** The URL of the module's client files, for its images. */
  base: string;
}

export interface PageToRender {
  pathname: string;
  parts: readonly { name: string; module: string; build: ServerBuild }[];
  describedBy: readonly { module: string; build: ServerBuild }[];
}

interface PageToWrite {
  page: Page;
  rendered: { head: string; body: string };
  assets: DocumentAssets;
}

/** What `run-builds.cjs` does. */
export type Task =
  | { do: 'read exports'; build: ServerBuild; names: readonly string[] }
  | {
      do: 'load shell';
      build: ServerBuild;
      site: object;
      theme: DocumentTheme | undefined;
    }
  | { do: 'render'; registry: Registry; pages: readonly PageToRender[] }
  | { do: 'write documents'; registry: Registry; pages: readonly PageToWrite[] };

const AnswerSchema = v.union([
  v.strictObject({ error: v.string() }),
  v.strictObject({ result: v.unknown() }),
]);

/** A file that cannot be read counts as a build that throws. */
export function readServerBuild(
  { server, base }: Pick<ModuleBuild, 'server' | 'base'>,
  file: string,
): ServerBuild {
  const path = join(server, file);
  const build = { path, base };
  try {
    return { ...build, source: readFileSync(path, 'utf8') };
  } catch (error) {
    return { ...build, source: `throw new Error(${JSON.stringify(messageOf(error))});` };
  }
}

/** Runs server builds. */
export type Sandbox = ReturnType<typeof startSandbox>;

/** Starts a process without permissions, which runs server builds. Stop it. */
export function startSandbox() {
  const code = readFileSync(new URL('run-builds.cjs', import.meta.url), 'utf8');
  // The code is in a block, so that its constants are not global.
  const { input, output, stop } = startProcess(`{${code}}`);
  const answers = createInterface({ input: output })[Symbol.asyncIterator]();
  return {
    /**
     * @param schema of the answer, which is whatever the builds make of it.
     * @throws Error with the message of what the builds threw, or when the process has ended.
     */
    async ask<Schema extends v.GenericSchema>(
      task: Task,
      schema: Schema,
    ): Promise<v.InferOutput<Schema>> {
      input.write(`${JSON.stringify(task)}\n`);
      const line = await answers.next();
      if (line.done) throw new Error('its process ended without an answer');
      const answer = v.parse(AnswerSchema, JSON.parse(line.value));
      if ('error' in answer) throw new Error(answer.error);
      return v.parse(schema, answer.result);
    },
    stop,
  };
}

/**
 * What a server build that renders nothing exports, as far as JSON can say it.
 * @throws Error naming the file, when it cannot be read or throws.
 */
export async function readExports(build: ServerBuild, names: readonly string[]): Promise<unknown> {
  const sandbox = startSandbox();
  try {
    return await sandbox.ask({ do: 'read exports', build, names }, v.unknown());
  } finally {
    sandbox.stop();
  }
}
