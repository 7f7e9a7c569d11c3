import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { hashInputs } from '../../../platform/build';
import {
  CliError,
  formatDuration,
  indent,
  printDone,
  printFailed,
  runCommand,
} from '../../../platform/base';
import { MODULES, REMOTES } from '../../../platform/modules';
import { moduleOrigin } from '../../../platform/modules';
import { portOf } from '../sites/ports';

/** Where the variants' builds are: never in a module's own dist. */
export const buildsDirectory = (root: string) => resolve(root, '.simmer/bench/builds');

interface Build {
  title: string;
  config: string;
  /** What webpack's configuration is told, as --env. */
  env: Readonly<Record<string, string>>;
}

/** The builds that are no releases of ours. The shell of plain federation has its remotes' addresses baked in. */
function builds(): Build[] {
  const origins = REMOTES.map((name) => [name, moduleOrigin(portOf('federated', name))] as const);
  return [
    { title: 'one bundle', config: 'bundle', env: {} },
    { title: 'its page, ahead', config: 'prerender', env: {} },
    ...MODULES.map((module) => ({
      title: `plain ${module}`,
      config: 'federated',
      env: { module, ...(module === 'shell' && Object.fromEntries(origins)) },
    })),
  ];
}

function inputsOf(root: string): string {
  const hash = createHash('sha256').update(JSON.stringify(builds()));
  for (const name of MODULES) hash.update(hashInputs(root, name));
  for (const { config } of builds())
    hash.update(readFileSync(join(root, `tools/bench/build/${config}.config.js`)));
  for (const file of ['bundled-remotes', 'federated-remotes', 'federated-entry', 'prerender'])
    hash.update(readFileSync(join(root, `tools/bench/sources/${file}.ts`)));
  return hash.digest('hex');
}

async function runBuild(root: string, { title, config, env }: Build): Promise<void> {
  const startedAt = Date.now();
  const { code, output } = await runCommand(
    process.execPath,
    [
      ...[resolve(root, 'node_modules/webpack/bin/webpack.js'), '--mode', 'production'],
      ...['--config', resolve(root, `tools/bench/build/${config}.config.js`)],
      ...Object.entries(env).flatMap(([name, value]) => ['--env', `${name}=${value}`]),
    ],
    { cwd: root },
  );
  if (code !== 0) {
    printFailed(title, 'cannot be built', indent(output));
    throw new CliError(`The build of "${title}" failed; webpack's words are above.`);
  }
  printDone(title, `built in ${formatDuration(Date.now() - startedAt)}`);
}

/**
 * Builds the variants that are not ours from the same sources, unless their last build read exactly the same.
 * @throws CliError when a build fails.
 */
export async function buildVariants(root: string, signal: AbortSignal): Promise<void> {
  const directory = buildsDirectory(root);
  const record = join(directory, 'inputs.txt');
  const inputs = inputsOf(root);
  if (existsSync(record) && readFileSync(record, 'utf8') === inputs) {
    printDone('other variants', 'unchanged');
    return;
  }
  rmSync(record, { force: true });
  for (const build of builds()) {
    if (signal.aborted) return;
    await runBuild(root, build);
  }
  mkdirSync(directory, { recursive: true });
  writeFileSync(record, inputs);
}
