#!/usr/bin/env node
/**
 * The entry point of the npm scripts: `node platform/run.mjs start [arguments]` runs `platform/cli/start.ts`, and a
 * path such as `bench/bench.ts` runs that file. It is plain Node without dependencies, because in a fresh clone it
 * installs them.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { installedProblem, installDependencies } from './setup/dependencies.mjs';
import { nodeVersionProblem } from './setup/node-version.mjs';

const platform = dirname(fileURLToPath(import.meta.url));
const root = resolve(platform, '..');

function giveUp(message) {
  console.error(`\n  ${message}\n`);
  process.exit(1);
}

const [name = '', ...rest] = process.argv.slice(2);
const { engines } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8'));
const versionProblem = nodeVersionProblem(process.versions.node, engines.node);
if (versionProblem !== undefined) giveUp(versionProblem);

const script = name.endsWith('.ts') ? resolve(root, name) : resolve(platform, 'cli', `${name}.ts`);
if (!existsSync(script)) giveUp(`There is no command "${name}": package.json lists the commands.`);

const reason = installedProblem(root);
if (reason !== undefined) {
  console.log(`\n  Installing dependencies (${reason}).\n`);
  const failure = await installDependencies(root);
  if (failure !== undefined) giveUp(failure);
}

// In this process, not in a child, so that Ctrl-C reaches a single place that stops everything in order.
const { register } = await import('tsx/esm/api');
// The commands may render components of the shop, whose JSX needs its compiler settings.
register({ tsconfig: resolve(root, 'tsconfig.base.json') });
process.argv = [process.argv[0], script, ...rest];
try {
  const { command } = await import(pathToFileURL(script).href);
  // Exits at once, because nothing that a command left running may block the terminal.
  if (command) process.exit(await command(rest));
} catch (error) {
  // A CliError is a message for the person at the terminal. Anything else is a defect and shows its stack trace.
  giveUp(error?.name === 'CliError' ? error.message : (error?.stack ?? String(error)));
}
