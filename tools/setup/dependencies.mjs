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
 * Why node_modules is not what package-lock.json asks for; undefined when it is.
 * npm leaves its own account of what it installed in node_modules/.package-lock.json, written last, so an
 * interrupted installation and one made by hand are both told apart from a good one without a record of ours.
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
    // Packages for another processor or system are listed, and rightly missing.
    if (own === undefined && !(entry.optional || entry.devOptional || entry.peer))
      return `${path} is missing`;
    if (own !== undefined && own.version !== entry.version)
      return `${path} is not at ${entry.version}`;
  }
  return undefined;
}

/**
 * Runs `npm ci` with its own progress in view.
 * @param {string} root
 * @returns {Promise<string | undefined>} one sentence when it failed
 */
export function installDependencies(root) {
  // Under `npm start` this is the very npm that was called; `node tools/run.mjs` alone takes the one on the path.
  const npm = process.env.npm_execpath;
  // Its progress and its errors show even when the npm around us was told to be silent.
  const args = ['ci', '--loglevel', 'notice'];
  const [command, commandArgs] = npm ? [process.execPath, [npm, ...args]] : ['npm', args];
  return new Promise((done) => {
    const child = spawn(command, commandArgs, {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32' && !npm,
    });
    child.on('error', (error) =>
      done(`npm could not be started (${error.message}): install npm and try again.`),
    );
    child.on('exit', (code) =>
      done(
        code === 0 ? undefined : 'npm ci failed; its own words are above. Mend that and try again.',
      ),
    );
  });
}
