import { writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { CliError, freePort, root, runCommand } from '../base';
import { loopbackUrl } from '../local-cloud';
import { MODULES, perModule, type ModuleName } from '../modules';
import { firebaseProgram, firebaseWithoutLogin } from '../setup';

const START_LIMIT_MS = 120_000;
const ANSWER_MS = 5_000;
const POLL_MS = 100;
const HOST = '127.0.0.1';

export interface HostingEmulator {
  /** Serves the current state of the store. Headers are read only at the start. */
  start: () => Promise<void>;
  stop: () => Promise<void>;
}

interface RunningEmulator {
  /** Everything it printed, at its end. */
  output: Promise<string>;
  end: () => void;
}

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
 * Firebase's own Hosting emulator with the sites of a store.
 * @param directory of the store.
 */
export function hostingEmulator(
  directory: string,
  { port, origins }: Awaited<ReturnType<typeof hostingOrigins>>,
): HostingEmulator {
  let running: RunningEmulator | undefined;

  async function start(): Promise<void> {
    const hosting: unknown = JSON.parse(await readFile(join(directory, 'firebase.json'), 'utf8'));
    const emulators = {
      hosting: { host: HOST, port },
      hub: { host: HOST, port: await freePort() },
      logging: { host: HOST, port: await freePort() },
      ui: { enabled: false },
    };
    const config = join(directory, 'firebase-emulator.json');
    writeFileSync(config, JSON.stringify(Object.assign({}, hosting, { emulators })));
    const controller = new AbortController();
    const output = runCommand(
      process.execPath,
      [
        firebaseProgram(root),
        ...['emulators:start', '--only', 'hosting', '--project', 'demo-simmer', '--config', config],
      ],
      { cwd: directory, env: firebaseWithoutLogin(directory), signal: controller.signal },
    ).then((result) => result.output);
    running = {
      output,
      end: () => {
        controller.abort();
      },
    };
    await untilAnswering(running);
  }

  async function untilAnswering({ output, end }: RunningEmulator): Promise<void> {
    let hasEnded = false;
    void output.then(() => (hasEnded = true));
    const limit = setTimeout(end, START_LIMIT_MS);
    try {
      while (!(await isAnswering())) {
        if (hasEnded)
          throw new CliError(`The Hosting emulator did not start in ${root}:\n${await output}`);
        await pause(POLL_MS);
      }
    } finally {
      clearTimeout(limit);
    }
  }

  const isAnswering = () =>
    Promise.all(
      Object.values(origins).map((one) => fetch(one, { signal: AbortSignal.timeout(ANSWER_MS) })),
    ).then(
      () => true,
      () => false,
    );

  return {
    start,
    stop: async () => {
      running?.end();
      await running?.output;
      running = undefined;
    },
  };
}
