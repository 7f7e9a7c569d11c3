import { join } from 'node:path';
import { CliError, runCommand } from '../base';
import { installPackage } from './debian';

const LEAST_VERSION = 17;

/** The major version in the output of `java -version`; "1.8.0" counts as 8. */
function javaMajor(output: string): number | undefined {
  const [, first, second] = /version "(\d+)(?:\.(\d+))?/.exec(output) ?? [];
  if (first === undefined) return undefined;
  return first === '1' && second !== undefined ? Number(second) : Number(first);
}

interface Java {
  command: string;
  major: number;
}

/** The first Java that is new enough, otherwise the newest of those that are too old. */
async function findJava(): Promise<Java | undefined> {
  const home = process.env.JAVA_HOME;
  let newest: Java | undefined;
  for (const command of [...(home ? [join(home, 'bin/java')] : []), 'java']) {
    const { code, output } = await runCommand(command, ['-version']);
    const major = code === 0 ? javaMajor(output) : undefined;
    if (major === undefined) continue;
    if (major >= LEAST_VERSION) return { command, major };
    if (newest === undefined || major > newest.major) newest = { command, major };
  }
  return newest;
}

/**
 * The command of a Java that the Firestore emulator runs on. Installs one where that is possible without asking.
 * @throws CliError with one sentence when Java is missing or too old.
 */
export async function ensureJava(): Promise<string> {
  const isOld = (java: Java | undefined) => (java?.major ?? 0) < LEAST_VERSION;
  let java = await findJava();
  if (isOld(java) && (await installPackage('default-jre-headless'))) java = await findJava();
  if (java !== undefined && !isOld(java)) return java.command;
  const finding = java === undefined ? '' : `, but ${java.command} is Java ${String(java.major)}`;
  throw new CliError(
    `The Firestore emulator needs Java ${String(LEAST_VERSION)} or newer${finding}: install it (Debian: apt-get install default-jre-headless, macOS: brew install openjdk) and try again.`,
  );
}
