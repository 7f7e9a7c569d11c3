import { writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import getPort from 'get-port';
import { CliError, root, runCommand } from '../base';
import { loopbackUrl } from '../local-cloud';
import { MODULES, perModule, type ModuleName } from '../modules';
import { firebaseProgram, firebaseWithoutLogin } from '../setup';

const START_LIMIT_MS = 120_000;
const POLL_MS = 100;
const HOST = '127.0.0.1';

export interface HostingEmulator {
  /** Serves the store as it is now; headers are read at the start only. */
  start: () => Promise<void>;
  stop: () => Promise<void>;
}

/** The addresses that the emulator will give to the sites, in the order of firebase.json. */
export async function hostingOrigins(): Promise<{
  port: number;
  origins: Record<ModuleName, string>;
}> {
  for (;;) {
    const port = await getPort({ host: HOST });
    // As in firebase-tools' serve/hosting.js: the first site at the port itself, the next ones from the fifth port on.
    const others = MODULES.slice(1).map((_, place) => port + 5 + place);
    const free = await Promise.all(others.map((one) => getPort({ host: HOST, port: one })));
    if (free.some((one, place) => one !== others[place])) continue;
    const ports = [port, ...others];
    return { port, origins: perModule((name) => loopbackUrl(ports[MODULES.indexOf(name)] ?? 0)) };
  }
}

/**
 * Firebase's own Hosting emulator with the sites of a store.
 * @param directory of the store.
 */
export function hostingEmulator(
  directory: string,
  { port, origins }: Awaited<ReturnType<typeof hostingOrigins>>,
): HostingEmulator {
  let running: { ended: Promise<unknown>; end: () => void } | undefined;

  async function start(): Promise<void> {
    const hosting: unknown = JSON.parse(await readFile(join(directory, 'firebase.json'), 'utf8'));
    const emulators = {
      hosting: { host: HOST, port },
      hub: { host: HOST, port: await getPort({ host: HOST }) },
      logging: { host: HOST, port: await getPort({ host: HOST }) },
      ui: { enabled: false },
    };
    const config = join(directory, 'firebase-emulator.json');
    writeFileSync(config, JSON.stringify(Object.assign({}, hosting, { emulators })));
    const controller = new AbortController();
    let output: string | undefined;
    const ended = runCommand(
      process.execPath,
      [
        firebaseProgram(root),
        ...['emulators:start', '--only', 'hosting', '--project', 'demo-simmer', '--config', config],
      ],
      {
        cwd: directory,
        env: firebaseWithoutLogin(directory),
        signal: controller.signal,
      },
    ).then((result) => {
      output = result.output;
    });
    running = {
      ended,
      end: () => {
        controller.abort();
      },
    };
    await untilAnswering(() => output);
  }

  async function untilAnswering(outputAtEnd: () => string | undefined): Promise<void> {
    const until = Date.now() + START_LIMIT_MS;
    const isReady = async () =>
      Promise.all(Object.values(origins).map((origin) => fetch(origin))).then(
        () => true,
        () => false,
      );
    while (!(await isReady())) {
      const output = outputAtEnd();
      if (output !== undefined || Date.now() > until)
        throw new CliError(`The Hosting emulator did not start in ${root}:\n${output ?? ''}`);
      await pause(POLL_MS);
    }
  }

  return {
    start,
    stop: async () => {
      running?.end();
      await running?.ended;
      running = undefined;
    },
  };
}
