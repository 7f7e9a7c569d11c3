import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { CliError, describeIssues } from '../base';
import { BUILDS } from '../build';
import { compressedSize, readBuild, readExports, readServerBuild } from '../composer';
import type { Contract } from './contract';

const names = v.array(v.string());
const DeclarationSchema = v.object({ publishes: names, subscribes: names });
const ShellSchema = v.object({
  eventDeclarations: v.array(DeclarationSchema),
  eventNames: names,
  PARTS: v.array(v.object({ module: v.string(), expose: v.string() })),
});
const RemoteSchema = v.object({ events: DeclarationSchema });

/**
 * The contract of a module's last build.
 * @param root the repository's folder, in which it was built.
 * @param folder of the build, in the module's folder.
 * @throws CliError when the module is not built; Error when its server build cannot be run.
 */
export async function readContract(
  root: string,
  module: string,
  version: string,
  folder = BUILDS,
): Promise<Contract> {
  const client = join(root, module, folder, 'client');
  const server = join(root, module, folder, 'server');
  const scripts = await compressedBytes(client, '.js');
  const styles = await compressedBytes(client, '.css');
  const { entry, exposes, federation, shared } = await readBuild(client);
  const built = { module, version, federation };
  const nothing = { exposes: [], asks: {}, needs: {}, carries: {}, delivers: [] };
  if (module === 'shell') {
    const shell = await read(server, 'server.js', ShellSchema);
    const asks: Record<string, string[]> = {};
    for (const { module: of, expose } of shell.PARTS) (asks[of] ??= []).push(expose);
    return {
      ...nothing,
      ...built,
      asks,
      carries: shared,
      ...declared(shell.eventDeclarations),
      delivers: shell.eventNames,
      sizes: { entry: 0, scripts, styles },
    };
  }
  const { events } = await read(server, 'Events.js', RemoteSchema);
  return {
    ...nothing,
    ...built,
    exposes: [...exposes.keys()].sort(),
    needs: shared,
    ...declared([events]),
    sizes: { entry: await compressedSize(join(client, entry)), scripts, styles },
  };
}

type Declarations = readonly v.InferOutput<typeof DeclarationSchema>[];

function declared(declarations: Declarations): Pick<Contract, 'sends' | 'listens'> {
  const all = (kind: 'publishes' | 'subscribes') =>
    [...new Set(declarations.flatMap((one) => one[kind]))].sort();
  return { sends: all('publishes'), listens: all('subscribes') };
}

async function read<Schema extends typeof ShellSchema | typeof RemoteSchema>(
  server: string,
  file: string,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const build = readServerBuild({ server, base: '/' }, file);
  const parsed = v.safeParse(schema, await readExports(build, Object.keys(schema.entries)));
  if (parsed.success) return parsed.output;
  throw new CliError(
    `${join(server, file)} cannot be used: ${describeIssues(parsed.issues).join('; ')}`,
  );
}

async function compressedBytes(client: string, ending: string): Promise<number> {
  const built = (await readdir(client)).filter((name) => name.endsWith(ending));
  const sizes = await Promise.all(built.map((name) => compressedSize(join(client, name))));
  return sizes.reduce((sum, size) => sum + size, 0);
}
