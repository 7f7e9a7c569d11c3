#!/usr/bin/env node
/**
 * The entry point of the npm scripts: `node platform/run.mjs start [arguments]` runs `platform/cli/start.ts`, and a
 * path such as `bench/bench.ts` runs that file. It is plain Node without dependencies, because in a fresh clone it
 * installs them.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { root } from './base/names.js';
import { installedProblem, installDependencies } from './setup/dependencies.mjs';
import { checkoutOfLive, platformIn } from './setup/live-commit.mjs';
import { nodeVersionProblem } from './setup/node-version.mjs';

const platform = dirname(fileURLToPath(import.meta.url));
const home = resolve(platform, '..');

function giveUp(message) {
  console.error(`\n  ✗ ${message}\n`);
  process.exit(1);
}

/** A CliError is a message for the person at the terminal. Anything else is a defect and shows its stack trace. */
function giveUpOn(error) {
  giveUp(error?.name === 'CliError' ? error.message : (error?.stack ?? String(error)));
}

const [name = '', ...rest] = process.argv.slice(2);
const { engines, scripts } = JSON.parse(readFileSync(resolve(home, 'package.json'), 'utf8'));
const versionProblem = nodeVersionProblem(process.versions.node, engines.node);
if (versionProblem !== undefined) giveUp(versionProblem);

const cli = resolve(platform, 'cli');
const isCommand = (file) => /^export const command =/m.test(readFileSync(file, 'utf8'));
const isPath = name.endsWith('.ts');
const script = isPath ? resolve(root, name) : resolve(cli, `${name}.ts`);
const isKnown = existsSync(script) && (isPath || isCommand(script));

/** What to type for each command, and what it does. */
async function commandList() {
  const rows = [];
  for (const file of readdirSync(cli).map((one) => resolve(cli, one))) {
    if (!isCommand(file)) continue;
    const { command } = await import(pathToFileURL(file).href);
    rows.push([command.program, command.summary]);
  }
  for (const [script, line] of Object.entries(scripts))
    if (!rows.some(([program]) => program.endsWith(` ${script}`)))
      rows.push([`npm run ${script}`, `Runs "${line}".`]);
  const width = Math.max(...rows.map(([program]) => program.length));
  return rows.map(([program, summary]) => `    ${program.padEnd(width)}  ${summary}`).join('\n');
}

/** They work on what guests get. */
const ON_LIVE = ['publish', 'rollback', 'doctor'];
if (isKnown && ON_LIVE.includes(name)) {
  const live = await checkoutOfLive(root, name, rest).catch(giveUpOn);
  if (live !== undefined) {
    const { folder } = live;
    console.log(`\n  With the code that made the pages that guests get: ${folder}\n`);
    const run = [resolve(platformIn(folder, root, platform), 'run.mjs'), name, ...rest];
    // A commit without a platform is served by this one, which must not look for another checkout again.
    const env = { ...process.env, SHOP_ROOT: folder };
    process.exit(
      spawnSync(process.execPath, run, { cwd: root, env, stdio: 'inherit' }).status ?? 1,
    );
  }
}

const reason = installedProblem(home);
if (reason !== undefined) {
  console.log(`\n  Installing dependencies (${reason}).\n`);
  const failure = await installDependencies(home);
  if (failure !== undefined) giveUp(failure);
}

// The command runs in this process, and not in a child, so that Ctrl-C reaches a single place that stops everything
// in order.
const { register } = await import('tsx/esm/api');
// JSX needs its compiler settings, for the shop's components.
register({ tsconfig: resolve(platform, 'tsconfig.json') });
if (!isKnown) {
  const list = `The commands are:\n\n${await commandList()}`;
  if (name !== '') giveUp(`There is no command "${name}". ${list}`);
  console.log(`\n  ${list}\n`);
  process.exit(0);
}
process.argv = [process.argv[0], script, ...rest];
try {
  const { command } = await import(pathToFileURL(script).href);
  // The process exits at once, because nothing that a command left running may block the terminal.
  if (command) process.exit(await command(rest));
} catch (error) {
  giveUpOn(error);
}
