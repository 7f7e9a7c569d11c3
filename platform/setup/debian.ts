import { existsSync } from 'node:fs';
import { printRemark, runCommand, withProgress } from '../base';

/** Whether packages can be installed here without asking anybody: Debian or Ubuntu, as root. */
function canInstallPackages(): boolean {
  return existsSync('/etc/debian_version') && process.getuid?.() === 0;
}

/** Whether apt, with the lists it has now, could install the package. */
async function isOffered(name: string): Promise<boolean> {
  const { output } = await runCommand('apt-cache', ['policy', name]);
  return /Candidate: (?!\(none\))/.test(output);
}

async function install(name: string): Promise<boolean> {
  const { code } = await withProgress(
    () => `installing ${name}`,
    runCommand(
      'apt-get',
      // Levels of the tests that start at the same time may need the same package.
      [
        '-o',
        'DPkg::Lock::Timeout=300',
        'install',
        '-y',
        '-qq',
        '--no-install-recommends',
        '--no-remove',
        name,
      ],
      { env: { DEBIAN_FRONTEND: 'noninteractive' } },
    ),
  );
  return code === 0;
}

/** Installs a Debian package that apt offers, without asking the server for newer lists; whether it is installed now. */
export async function installOffered(name: string): Promise<boolean> {
  if (!canInstallPackages() || !(await isOffered(name))) return false;
  printRemark(`Installing the package ${name}; this is done once.`);
  return install(name);
}

/**
 * Installs a Debian package.
 * @returns whether it is installed now; false also when this is not Debian, not root, or apt does not know it.
 */
export async function installPackage(name: string): Promise<boolean> {
  if (!canInstallPackages()) return false;
  printRemark(`Installing the package ${name}; this is done once.`);
  if ((await isOffered(name)) && (await install(name))) return true;
  // The lists may be missing, or older than what the server has.
  await withProgress(
    () => 'reading the lists of packages',
    runCommand('apt-get', ['update', '-qq']),
  );
  return (await isOffered(name)) && install(name);
}
