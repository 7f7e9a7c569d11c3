import { readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import * as v from 'valibot';
import { freePort, NAME, root, stateDirectory } from '../base';
import { readSiteConfig } from '../shop';
import { uploadOf, writeUpload } from '../deploy';
import { type LocalCloud, startChild } from '../local-cloud';
import { runReleaseCommands } from '../local-cloud/testing/release-control';
import { entryOf, MODULES, perModule, perRemote } from '../modules';
import { composeLive, openStore, releaseBuilds } from '../releases';
import { firebaseEmulator } from '../setup';
import type { TestSite } from './test-site';

/**
 * Starts the shop on Firebase's own Hosting emulator: a store with the last builds, deployed like to Firebase. Pages
 * have the shop's own addresses.
 */
export async function startHostingSite(
  backends: LocalCloud,
  signal: AbortSignal,
): Promise<TestSite> {
  const directory = resolve(stateDirectory, 'test-hosting');
  const store = openStore(resolve(directory, 'releases'));
  // Releases of an earlier run must not be tested.
  rmSync(store.directory, { recursive: true, force: true });
  const site = await readSiteConfig(root);
  const sites = perModule((name) => `${NAME}-${name}`);
  const hosts = { origins: perRemote((name) => `https://${entryOf(sites, name)}.web.app`), sites };
  const deployed = resolve(directory, 'deployed');
  /** Where the emulator serves each site. */
  const origins = new Map<string, string>();
  const port = await freePort();

  /** The emulator reads the headers only at its start. A real deploy replaces them together with the documents. */
  async function deploy() {
    const state = store.readState();
    const { files: pages } = await composeLive(store, hosts, state, site);
    rmSync(deployed, { recursive: true, force: true });
    writeUpload(deployed, uploadOf({ store, state, hosts, site, pages }));
    const hosting = v.parse(
      v.looseObject({}),
      JSON.parse(readFileSync(join(deployed, 'firebase.json'), 'utf8')),
    );
    origins.clear();
    return startChild({
      ...(await firebaseEmulator('hosting', port, `demo-${NAME}`, deployed, hosting)),
      title: 'Hosting emulator',
      logFile: resolve(directory, 'hosting.log'),
      echo: (line) => {
        const [, name, origin] =
          /hosting\[(.+)\]: Local server: (\S+)/.exec(stripVTControlCharacters(line)) ?? [];
        if (name !== undefined && origin !== undefined) origins.set(name, origin);
      },
      isReady: () => Promise.resolve(origins.size === MODULES.length),
      unwanted: signal,
    });
  }

  await releaseBuilds({ store, root, site }, hosts);
  let emulator = await deploy();
  return {
    urls: {
      ...backends.urls,
      ...hosts.origins,
      shell: new URL(site.business.url).origin,
      ...Object.fromEntries(
        MODULES.map((name) => [`hosting:${name}`, origins.get(entryOf(sites, name)) ?? '']),
      ),
    },
    change: async (commands) => {
      const copy = await runReleaseCommands(store, site, commands);
      if (copy !== '') return copy;
      await emulator.stop();
      emulator = await deploy();
      return '';
    },
    stop: () => emulator.stop(),
  };
}
