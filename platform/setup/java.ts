import { join } from 'node:path';
import { CliError, runCommand } from '../base';
import { installPackage } from './debian';

const LEAST_VERSION = 17;

/** The major version in what `java -version` prints; "1.8.0" counts as 8. */
export function javaMajor(output: string): number | undefined {
  const [, first, second] = /version "(\d+)(?:\.(\d+))?/.exec(output) ?? [];
  if (first === undefined) return undefined;
  return first === '1' && second !== undefined ? Number(second) : Number(first);
}

async function usableJava(): Promise<string | undefined> {
  const home = process.env.JAVA_HOME;
  for (const command of [...(home ? [join(home, 'bin/java')] : []), 'java']) {
    const { code, output } = await runCommand(command, ['-version']);
    if (code === 0 && (javaMajor(output) ?? 0) >= LEAST_VERSION) return command;
  }
  return undefined;
}

/**
 * The command that starts a Java the Firestore emulator runs on; installs one where that needs no question.
 * @throws CliError with one sentence when there is none.
 */
export async function ensureJava(): Promise<string> {
  const found = await usableJava();
  if (found !== undefined) return found;
  if (await installPackage('default-jre-headless')) {
    const installed = await usableJava();
    if (installed !== undefined) return installed;
  }
  throw new CliError(
    `The Firestore emulator needs Java ${String(LEAST_VERSION)} or newer: install it (Debian: apt-get install default-jre-headless, macOS: brew install openjdk) and try again.`,
  );
}
