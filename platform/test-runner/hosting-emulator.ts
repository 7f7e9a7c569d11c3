import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, printWarning, root } from '../base';
import { loopbackUrl, type Running, startChild } from '../local-cloud';
import { MODULES, perModule, type ModuleName } from '../modules';
import { firebaseProgram, firebaseWithoutLogin } from '../setup';

const ANSWER_MS = 5_000;
const HOST = '127.0.0.1';

/** The addresses that the emulator will give the sites, in the order of firebase.json. */
export async function hostingOrigins(): Promise<{
  port: number;
  origins: Record<ModuleName, string>;
}> {
  for (;;) {
    const port = await freePort();
    // As in firebase-tools' serve/hosting.js: the first site is on the port itself, the others start at the fifth port
    // after it.
    const others = MODULES.slice(1).map((_, place) => port + 5 + place);
    const free = await Promise.all(others.map((one) => freePort({ wanted: one })));
    if (free.some((one, place) => one !== others[place])) continue;
    const ports = [port, ...others];
    return { port, origins: perModule((name) => loopbackUrl(ports[MODULES.indexOf(name)] ?? 0)) };
  }
}

/**
 * Starts Firebase's own Hosting emulator with the sites of a deploy. It reads the headers only at its start.
 * @param directory with the `firebase.json` of the deploy.
 * @param unwanted is aborted when the start is no longer wanted.
 */
export async function startHostingEmulator(
  directory: string,
  { port, origins }: Awaited<ReturnType<typeof hostingOrigins>>,
  logFile: string,
  unwanted: AbortSignal,
): Promise<Running> {
  const hosting: unknown = JSON.parse(readFileSync(join(directory, 'firebase.json'), 'utf8'));
  const emulators = {
    hosting: { host: HOST, port },
    hub: { host: HOST, port: await freePort() },
    logging: { host: HOST, port: await freePort() },
    ui: { enabled: false },
  };
  const config = join(directory, 'firebase-emulator.json');
  writeFileSync(config, JSON.stringify(Object.assign({}, hosting, { emulators })));
  return startChild({
    title: 'The Hosting emulator',
    command: process.execPath,
    args: [
      firebaseProgram(root),
      ...['emulators:start', '--only', 'hosting', '--project', 'demo-simmer', '--config', config],
    ],
    cwd: directory,
    env: firebaseWithoutLogin(directory),
    logFile,
    isReady: () =>
      Promise.all(
        Object.values(origins).map((one) => fetch(one, { signal: AbortSignal.timeout(ANSWER_MS) })),
      ).then(
        () => true,
        () => false,
      ),
    unwanted,
    onExit: (title, logTail) => {
      printWarning(title, 'stopped by itself', logTail);
    },
  });
}
