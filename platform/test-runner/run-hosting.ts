import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { freePort, readSiteConfig, root, siteConfigPath, stateDirectory } from '../base';
import { buildModules } from '../build';
import {
  BACKENDS,
  createLocalCloud,
  freePorts,
  runReleaseCommand,
  startControl,
} from '../local-cloud';
import { perModule, perRemote } from '../modules';
import { openStore, publishBuilt } from '../releases';
import { findHeadlessChromium } from '../setup';
import type { Count } from './count';
import { hostingEmulator, hostingOrigins } from './hosting-emulator';
import { playJourneys } from './run-journeys';
import { PLAYWRIGHT_HOSTING } from './runners';
import { listJourneys } from './select-journeys';

/**
 * Runs the journeys on Firebase's Hosting emulator: a store with the last builds, deployed as to Firebase, with the
 * services of the local cloud.
 * @throws CliError when no journey matches.
 */
export async function runHosting(args: readonly string[], signal: AbortSignal): Promise<Count> {
  await listJourneys(PLAYWRIGHT_HOSTING, args);
  await buildModules(root, signal);
  const chromiumPath = await findHeadlessChromium(root);
  const directory = resolve(stateDirectory, 'test-hosting');
  const cloud = await createLocalCloud({
    root,
    stateDirectory: directory,
    ports: await freePorts(),
    pages: 'built',
    parts: BACKENDS,
    hasControl: true,
  });
  const store = openStore(resolve(directory, 'releases'));
  // Releases of an earlier run must not be tested.
  rmSync(store.directory, { recursive: true, force: true });
  const addresses = await hostingOrigins();
  const site = await readSiteConfig(root);
  const sites = perModule((name) => `simmer-${name}`);
  const hosts = { origins: perRemote((name) => `https://${sites[name]}.web.app`), sites };
  const origins = { ...hosts.origins, shell: new URL(site.business.url).origin };
  const logFile = resolve(cloud.logDirectory, 'hosting.log');
  const emulator = hostingEmulator(store.directory, addresses, logFile);
  const stop = () => Promise.all([emulator.stop(), cloud.stop()]);
  signal.addEventListener('abort', () => void stop(), { once: true });
  await publishBuilt({ store, root, site }, hosts);
  await Promise.all([cloud.start(), emulator.start()]);

  const control = await startControl(await freePort(), async (command) => {
    const copy = await runReleaseCommand(store, site, command);
    // The emulator reads the headers only at its start. A real deploy replaces them together with the documents.
    if (copy === '') {
      await emulator.stop();
      await emulator.start();
    }
    return copy;
  });
  const urls = { ...cloud.urls, ...origins, control: control.url };
  try {
    return await playJourneys(
      { urls, chromiumPath, siteConfig: siteConfigPath(root) },
      args,
      signal,
      {
        report: 'hosting',
        program: PLAYWRIGHT_HOSTING,
        // The pages have the shop's own addresses. e2e/hosting/fixtures.ts redirects them to the emulator.
        env: { SIMMER_HOSTING: JSON.stringify(addresses.origins) },
      },
    );
  } finally {
    await control.stop();
    await stop();
  }
}
