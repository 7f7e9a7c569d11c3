import { existsSync } from 'node:fs';
import { printRemark, runCommand, withProgress } from '../base';

/** Whether packages can be installed without asking: on Debian or Ubuntu, as root. */
function canInstallPackages(): boolean {
  return existsSync('/etc/debian_version') && process.getuid?.() === 0;
}

/** Whether apt can install the package with its current package lists. */
async function isOffered(name: string): Promise<boolean> {
  const { output } = await runCommand('apt-cache', ['policy', name], { env: { LC_ALL: 'C' } });
  return /Candidate: (?!\(none\))/.test(output);
}

/**
 * Installs a Debian package that apt offers, without updating the package lists.
 * @returns whether it is installed now.
 */
export async function installOffered(name: string): Promise<boolean> {
  if (!canInstallPackages() || !(await isOffered(name))) return false;
  printRemark(`Installing the package ${name}; this is done once.`);
  const { code } = await withProgress(
    () => `installing ${name}`,
    runCommand(
      'apt-get',
      [
        // Test levels that start at the same time may install the same package.
        ...['-o', 'DPkg::Lock::Timeout=300'],
        ...['install', '-y', '-qq', '--no-install-recommends', '--no-remove', name],
      ],
      { env: { DEBIAN_FRONTEND: 'noninteractive' } },
    ),
  );
  return code === 0;
}

/**
 * Installs a Debian package.
 * @returns whether it is installed now. False when this is not Debian, not root, or apt does not know the package.
 */
export async function installPackage(name: string): Promise<boolean> {
  if (!canInstallPackages()) return false;
  if (await installOffered(name)) return true;
  // The package lists may be missing or outdated.
  await withProgress(() => 'updating the package lists', runCommand('apt-get', ['update', '-qq']));
  return installOffered(name);
}
