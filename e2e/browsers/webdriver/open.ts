import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { freePort, stateDirectory } from '../../../platform/base';
import { startChild } from '../../../platform/local-cloud/testing/client';
import type { EngineName } from '../../../platform/setup';
import { bidiSession } from './bidi';
import { classicSession } from './classic';
import type { Session } from './session';

/** Programs with a home folder of their own. */
async function newHome() {
  const home = mkdtempSync(join(tmpdir(), 'simmer-browser-'));
  const port = String(await freePort());
  const running: { stop: () => Promise<void> }[] = [];
  return {
    home,
    port,
    start: async (
      command: string,
      args: readonly string[],
      isReady: () => Promise<boolean>,
      echo: (line: string) => void = () => undefined,
    ) => {
      const program = await startChild({
        title: command,
        command,
        args,
        cwd: home,
        // The language and time zone of the other journeys. Xvfb's display has the number of the free port.
        env: { HOME: home, TZ: 'America/Denver', LANG: 'en_US.UTF-8', DISPLAY: `:${port}` },
        logFile: resolve(stateDirectory, 'logs', `${basename(command)}-${port}.log`),
        echo,
        isReady,
        mayEnd: true,
        unwanted: new AbortController().signal,
      });
      running.unshift(program);
    },
    end: async () => {
      for (const program of running) await program.stop();
      // A process that is ending may still write.
      rmSync(home, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

/** The program that the runner found. */
function named(variable: string): string {
  const path = process.env[variable];
  if (!path) throw new Error(`${variable} is not set: "npm run test:e2e" sets it.`);
  return path;
}

/** Firefox speaks WebDriver BiDi without a driver program. */
async function openFirefox(): Promise<Session> {
  const { home, start, end } = await newHome();
  let url = '';
  await start(
    named('FIREFOX_PATH'),
    [
      ...['--headless', '--no-remote', '--profile', home],
      ...['--remote-debugging-port', '0', 'about:blank'],
    ],
    () => Promise.resolve(url !== ''),
    (line) => {
      url = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1] ?? url;
    },
  );
  return bidiSession(`${url}/session`, end);
}

/** WebKitGTK needs a display, and its driver program speaks classic WebDriver. */
async function openWebkit(): Promise<Session> {
  const { port, start, end } = await newHome();
  const xvfb = named('XVFB_PATH');
  await start(xvfb, [`:${port}`, '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], () =>
    Promise.resolve(existsSync(`/tmp/.X11-unix/X${port}`)),
  );
  const address = `http://127.0.0.1:${port}`;
  await start(named('WEBKIT_DRIVER_PATH'), [`--port=${port}`], () =>
    fetch(`${address}/status`).then(
      () => true,
      () => false,
    ),
  );
  return classicSession(address, end);
}

/** Opens a new browser with an empty profile. */
export function openEngine(name: EngineName): Promise<Session> {
  return name === 'firefox' ? openFirefox() : openWebkit();
}
