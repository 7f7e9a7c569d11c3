import { join } from 'node:path';
import { CliError, runCommand } from '../base';
import { installPackage } from './debian';

const LEAST_VERSION = 17;

interface Java {
  command: string;
  major: number;
}

/** The Java of JAVA_HOME and the one on the PATH. */
async function findJavas(): Promise<readonly Java[]> {
  const home = process.env.JAVA_HOME;
  const found: Java[] = [];
  for (const command of [...(home ? [join(home, 'bin/java')] : []), 'java']) {
    const { output } = await runCommand(command, ['-version']);
    // Java 8 calls itself "1.8.0".
    const [, major] = /version "(?:1\.)?(\d+)/.exec(output) ?? [];
    if (major !== undefined) found.push({ command, major: Number(major) });
  }
  return found;
}

/**
 * The command of a Java that the Firestore emulator runs on. Installs one where that is possible without asking.
 * @throws CliError with one sentence when Java is missing or too old.
 */
export async function ensureJava(): Promise<string> {
  const isNewEnough = ({ major }: Java) => major >= LEAST_VERSION;
  let javas = await findJavas();
  if (!javas.some(isNewEnough) && (await installPackage('default-jre-headless')))
    javas = await findJavas();
  const java = javas.find(isNewEnough);
  if (java) return java.command;
  const old = javas.map(({ command, major }) => `, but ${command} is Java ${String(major)}`);
  throw new CliError(
    `The Firestore emulator needs Java ${String(LEAST_VERSION)} or newer${old.join('')}: install it (Debian: apt-get install default-jre-headless, macOS: brew install openjdk) and try again.`,
  );
}
