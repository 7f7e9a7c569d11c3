import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import getPort from 'get-port';
import { messageOf, readSiteConfig, root, runShown, stateDirectory } from '../base';
import { buildModules } from '../build';
import {
  answerJson,
  answerText,
  listen,
  parseJson,
  readBody,
  type RunningServer,
} from '../hosting';
import {
  BACKENDS,
  CLOUD_URLS_VARIABLE,
  createLocalCloud,
  freePorts,
  loopbackUrl,
  runReleaseCommand,
} from '../local-cloud';
import { perModule, perRemote } from '../modules';
import { openStore, publishBuilt } from '../releases';
import { findChromium } from '../setup';
import { countPlaywright, countReport, type Count } from './count';
import { hostingEmulator, hostingOrigins } from './hosting-emulator';
import { newReport, PLAYWRIGHT_HOSTING } from './runners';

const BODY_LIMIT_BYTES = 10_000;

/**
 * The journeys on Firebase's Hosting emulator: a store with the last builds, deployed as it would be to Firebase, and the
 * services of the local cloud.
 */
export async function runHosting(args: readonly string[], signal: AbortSignal): Promise<Count> {
  await buildModules(root, signal);
  const chromiumPath = await findChromium(root);
  const directory = resolve(stateDirectory, 'test-hosting');
  rmSync(directory, { recursive: true, force: true });
  const cloud = await createLocalCloud({
    root,
    stateDirectory: directory,
    ports: await freePorts(),
    pages: 'built',
    parts: BACKENDS,
    hasControl: true,
  });
  signal.addEventListener('abort', () => void cloud.stop(), { once: true });
  const store = openStore(resolve(directory, 'releases'));
  const addresses = await hostingOrigins();
  const site = await readSiteConfig(root);
  const sites = perModule((name) => `simmer-${name}`);
  const hosts = { origins: perRemote((name) => `https://${sites[name]}.web.app`), sites };
  const origins = { ...hosts.origins, shell: new URL(site.business.url).origin };
  const emulator = hostingEmulator(store.directory, addresses);
  await publishBuilt({ store, root, site }, hosts);
  await Promise.all([cloud.start(), emulator.start()]);

  const control = await startControl({
    '/releases': (command) => runReleaseCommand(store, site, command),
    // The emulator reads the headers at its start only. A deploy replaces them with the documents.
    '/start/shell': async () => {
      await emulator.stop();
      await emulator.start();
    },
  });
  try {
    const report = newReport('hosting');
    const exitCode = await runShown([...PLAYWRIGHT_HOSTING, '--reporter', 'list,json', ...args], {
      cwd: root,
      env: {
        [CLOUD_URLS_VARIABLE]: JSON.stringify({
          ...cloud.urls,
          ...origins,
          control: control.url,
        }),
        // The pages have the shop's own addresses; e2e/hosting/fixtures.ts has the emulator answer them.
        SIMMER_HOSTING: JSON.stringify(addresses.origins),
        CHROMIUM_PATH: chromiumPath,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      },
      signal,
    });
    return countReport(report, countPlaywright, exitCode);
  } finally {
    await control.stop();
    await Promise.all([emulator.stop(), cloud.stop()]);
  }
}

/** As the control server of the local cloud: a command's body is JSON. */
async function startControl(
  commands: Readonly<Record<string, (body: unknown) => Promise<unknown>>>,
): Promise<RunningServer & { url: string }> {
  const port = await getPort();
  const server = await listen(port, (request, response) => {
    const run = commands[request.url ?? ''];
    readBody(request, BODY_LIMIT_BYTES)
      .then((text) => run?.(parseJson(text ?? '')))
      .then(
        (result) => {
          answerJson(response, run ? 200 : 404, result ?? {});
        },
        (error: unknown) => {
          answerText(response, 500, messageOf(error));
        },
      );
  });
  return { ...server, url: loopbackUrl(port) };
}
