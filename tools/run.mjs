#!/usr/bin/env node
/**
 * The entry of every npm script: `node tools/run.mjs stack/start [arguments]` runs `tools/stack/start.ts`.
 * Plain Node without a dependency, because on a fresh clone it is what installs the dependencies.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { installedProblem, installDependencies } from './setup/dependencies.mjs';
import { nodeVersionProblem } from './setup/node-version.mjs';

const tools = dirname(fileURLToPath(import.meta.url));
const root = resolve(tools, '..');

function giveUp(sentence) {
  console.error(`\n  ${sentence}\n`);
  process.exit(1);
}

const [name, ...rest] = process.argv.slice(2);
const { engines } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8'));
const versionProblem = nodeVersionProblem(process.versions.node, engines.node);
if (versionProblem !== undefined) giveUp(versionProblem);

const script = resolve(tools, `${name ?? ''}.ts`);
if (name === undefined || !existsSync(script)) {
  giveUp(
    `There is no tools/${name ?? '<name>'}.ts. The npm scripts of package.json name the tools there are.`,
  );
}

const reason = installedProblem(root);
if (reason !== undefined) {
  console.log(`\n  Installing dependencies (${reason}).\n`);
  const failure = await installDependencies(root);
  if (failure !== undefined) giveUp(failure);
}

// In this process, not in a child: Ctrl-C then reaches one place that stops everything in order.
const { register } = await import('tsx/esm/api');
register();
process.argv = [process.argv[0], script, ...rest];
try {
  await import(pathToFileURL(script).href);
} catch (error) {
  // A Complaint is a sentence for the person at the terminal; anything else is a defect and shows its stack.
  giveUp(error?.name === 'Complaint' ? error.message : (error?.stack ?? String(error)));
}
