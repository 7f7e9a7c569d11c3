import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

function readPackages(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages ?? {};
  } catch {
    return undefined;
  }
}

/**
 * Why node_modules does not match package-lock.json; undefined when it does. npm writes what it installed to
 * node_modules/.package-lock.json as its last step, so an interrupted or manual installation differs from a complete
 * one.
 * @param {string} root
 * @returns {string | undefined}
 */
export function installedProblem(root) {
  const wanted = readPackages(resolve(root, 'package-lock.json'));
  if (wanted === undefined) return undefined;
  if (!existsSync(resolve(root, 'node_modules'))) return 'this is the first start';
  const installed = readPackages(resolve(root, 'node_modules/.package-lock.json'));
  if (installed === undefined) return 'the last installation did not finish';
  for (const [path, entry] of Object.entries(wanted)) {
    if (!path.includes('node_modules/') || entry.link) continue;
    const own = installed[path];
    // Packages for another processor or system are listed but correctly missing.
    if (own === undefined && !(entry.optional || entry.devOptional || entry.peer))
      return `${path} is missing`;
    if (own !== undefined && own.version !== entry.version)
      return `${path} is not at ${entry.version}`;
  }
  return undefined;
}

function runNpm(root, args) {
  // Under `npm start`, uses the npm that was called. `node platform/run.mjs` alone uses the one on the PATH.
  const npm = process.env.npm_execpath;
  const [command, commandArgs] = npm ? [process.execPath, [npm, ...args]] : ['npm', args];
  return new Promise((done) => {
    const child = spawn(command, commandArgs, { cwd: root, stdio: 'inherit' });
    child.on('error', () => done(false));
    child.on('exit', (code) => done(code === 0));
  });
}

/**
 * Installs the packages of package-lock.json and shows npm's own progress.
 * @param {string} root
 * @returns {Promise<string | undefined>} one sentence when it failed
 */
export async function installDependencies(root) {
  // Shows progress and errors even when npm was called with --silent.
  const loud = ['--loglevel', 'notice'];
  if (await runNpm(root, ['ci', ...loud])) return undefined;
  // `npm ci` refuses a lockfile without the optional packages of another system. `npm install` ignores them and takes
  // the same versions. Without --no-save it would change the lockfile.
  console.log('\n  npm ci failed; trying npm install with the same versions.\n');
  if (await runNpm(root, ['install', '--no-save', ...loud])) return undefined;
  return 'The dependencies could not be installed. See the error from npm above, fix the cause and try again.';
}
