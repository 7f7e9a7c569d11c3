import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { CliError, printRemark, runCommand, variable, withProgress } from '../base';
import { installPackage } from './debian';
import { firebaseProgram } from './firebase-tools';
import { namedFile } from './program';

const VARIABLE = variable('FIRESTORE_EMULATOR_JAR');
const PACKAGE = 'google-cloud-cli-firestore-emulator';

function fromDebianPackage(): string | undefined {
  const list = `/var/lib/dpkg/info/${PACKAGE}.list`;
  return existsSync(list)
    ? /^.*cloud-firestore-emulator\.jar$/m.exec(readFileSync(list, 'utf8'))?.[0]
    : undefined;
}

/** firebase-tools saves what it downloads in FIREBASE_EMULATORS_PATH or ~/.cache/firebase/emulators. */
function fromFirebaseCache(): string | undefined {
  const directory =
    process.env.FIREBASE_EMULATORS_PATH ?? join(homedir(), '.cache/firebase/emulators');
  if (!existsSync(directory)) return undefined;
  const newest = readdirSync(directory)
    .filter((file) => /^cloud-firestore-emulator-v?[\d.]+\.jar$/.test(file))
    .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))
    .at(-1);
  return newest === undefined ? undefined : join(directory, newest);
}

/**
 * The path of the Firestore emulator's jar: named by the environment, from the Debian package, or downloaded earlier by
 * firebase-tools.
 */
export const presentEmulator = () =>
  namedFile(VARIABLE) ?? fromDebianPackage() ?? fromFirebaseCache();

/**
 * The path of the Firestore emulator's jar, which is installed or downloaded unless it is there.
 * @throws CliError with one sentence that says what to install.
 */
export async function findFirestoreEmulator(): Promise<string> {
  const present = presentEmulator();
  if (present !== undefined) return present;
  const installed = (await installPackage(PACKAGE)) ? fromDebianPackage() : undefined;
  if (installed !== undefined) return installed;
  printRemark('Downloading the Firestore emulator (130 MB); this is done once.');
  await withProgress(
    () => 'downloading the Firestore emulator',
    runCommand(process.execPath, [await firebaseProgram(), 'setup:emulators:firestore']),
  );
  const downloaded = fromFirebaseCache();
  if (downloaded !== undefined) return downloaded;
  throw new CliError(
    `The Firestore emulator is missing and could not be downloaded: install the Debian package ${PACKAGE}, or run "npm run firebase -- setup:emulators:firestore", or set ${VARIABLE} to its jar.`,
  );
}
