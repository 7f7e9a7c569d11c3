import { once } from 'node:events';
import { relative, resolve } from 'node:path';
import {
  coloredUrl,
  formatDuration,
  printDone,
  printHeading,
  printLine,
  printRemark,
  root,
  stateDirectory,
  withProgress,
} from '../base';
import { entryOf, MODULES } from '../modules';
import { ensureJava, findFirestoreEmulator, firebaseProgram } from '../setup';
import { startLocalCloud, type LocalCloud, type LocalCloudOptions } from './local-cloud';
import type { Ports } from './ports';
import { loadLocalShop, type LocalShop } from '../shop';
import { BACKENDS, providedBy, requireFreePorts, SERVICES, titleOf } from './services';

/** @throws CliError with one sentence for what is not installed, before a build takes minutes. */
export async function ensureEmulators(): Promise<void> {
  await ensureJava();
  await findFirestoreEmulator();
  await firebaseProgram();
}

/** @throws CliError when one of these services has no free port, or an emulator is not installed. */
export async function requireServices(
  ports: Ports,
  wanted: readonly string[] = SERVICES,
): Promise<void> {
  const services = providedBy(await loadLocalShop(), wanted);
  await requireFreePorts(ports, services);
  if (services.includes('firestore')) await ensureEmulators();
}

/**
 * Runs a local cloud in the foreground until the signal, then stops everything.
 * @param module runs alone; by default the whole site runs. Logs and generated files are in a folder with its name.
 */
export async function runInForeground(
  options: Pick<LocalCloudOptions, 'ports' | 'pages' | 'parts' | 'siteConfig'>,
  signal: AbortSignal,
  module?: string,
): Promise<void> {
  const directory = resolve(stateDirectory, module ?? '.');
  const local = await loadLocalShop();
  const starting = new Set(providedBy(local, options.parts));
  const started = startLocalCloud(
    {
      ...options,
      stateDirectory: directory,
      onReady: (part, durationMs) => {
        starting.delete(part);
        printDone(titleOf(part), `ready in ${formatDuration(durationMs)}`);
      },
    },
    signal,
  );
  const awaited = () =>
    starting.size > 0
      ? `starting ${[...starting].map((part) => titleOf(part)).join(', ')}`
      : 'adding the accounts and documents';
  let cloud: LocalCloud;
  try {
    cloud = await withProgress(awaited, started);
  } catch (error) {
    // An interrupted start is not reported, because it is not a failure.
    if (signal.aborted) return;
    throw error;
  }
  printUrls(cloud, local, module, resolve(directory, 'logs'));
  // The services keep this program running until then.
  if (!signal.aborted) await once(signal, 'abort');
  console.log('\n  Stopping …');
  await cloud.stop();
}

/** Prints the services with their URLs unless a module runs alone, the demo accounts, and the URL to open. */
function printUrls(
  { urls }: LocalCloud,
  local: LocalShop,
  module: string | undefined,
  logs: string,
): void {
  const services = providedBy(local, [...new Set(['shell', ...MODULES, 'inbox', ...BACKENDS])]);
  if (module === undefined) printHeading('Running on this machine');
  for (const name of module === undefined ? services : []) {
    const url = entryOf(urls, name);
    const isForPeople = name === 'shell' || name === 'inbox';
    printLine(titleOf(name), isForPeople ? coloredUrl(url) : url);
  }
  if (local.accounts) printHeading('Accounts');
  for (const { role, email, password } of local.accounts ?? [])
    printLine(role, `${email}  ${password}`);
  console.log();
  const inbox = services.includes('inbox') ? 'Emails arrive in the inbox. ' : '';
  printRemark(`${inbox}Logs are in ${relative(root, logs)}. Ctrl-C stops everything.`);
  console.log(`\n  Open ${coloredUrl(entryOf(urls, module ?? 'shell'))}\n`);
}
