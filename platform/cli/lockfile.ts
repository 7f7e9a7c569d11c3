import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CliError, npmProgram, printDone, printRemark, root, runCommand } from '../base';
import { completed, lockfileFaults, parseLockfile, requestFor } from '../setup';
import { defineCommand } from './command';

export const command = defineCommand(
  {
    usage: 'npm run lockfile',
    summary: 'Adds the missing integrity values to package-lock.json without changing versions.',
    options: {},
  },
  async () => {
    const path = join(root, 'package-lock.json');
    const lockfile = parseLockfile(await readFile(path, 'utf8'));
    const faults = lockfileFaults(lockfile);
    if (faults.length === 0) {
      printDone('complete', 'every package has its integrity');
      return 0;
    }
    for (const fault of faults) printRemark(fault);
    const whole = completed(lockfile, parseLockfile(await askNpm(requestFor(lockfile))));
    await writeFile(path, `${JSON.stringify(whole, null, 2)}\n`);
    const left = lockfileFaults(whole);
    printDone('completed', `${String(faults.length - left.length)} packages`);
    if (left.length === 0) return 0;
    throw new CliError(
      `npm's registry does not have ${String(left.length)} of them. Run this on a machine where the registry is https://registry.npmjs.org.`,
    );
  },
);

/**
 * Runs npm in an empty folder, because next to a lockfile npm leaves out packages for other systems. Installs nothing.
 * @returns the lockfile that npm writes.
 */
async function askNpm(optionalDependencies: Record<string, string>): Promise<string> {
  const cwd = await mkdtemp(join(tmpdir(), 'simmer-lockfile-'));
  try {
    await writeFile(join(cwd, 'package.json'), JSON.stringify({ optionalDependencies }));
    await copyFile(join(root, '.npmrc'), join(cwd, '.npmrc'));
    const [program, first] = npmProgram();
    const args = [...first, 'install', '--package-lock-only', '--force'];
    const { code, output } = await runCommand(program, args, { cwd });
    if (code !== 0) throw new CliError(`npm could not look up the packages:\n${output}`);
    return await readFile(join(cwd, 'package-lock.json'), 'utf8');
  } finally {
    await rm(cwd, { recursive: true });
  }
}
