import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { join } from 'node:path';
import { parseRegistry } from '@simmer/shared/registry';
import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { MODULES, perModule, perRemote, type ModuleName } from '../../modules';
import { prune, release, switchLive, writeHosts } from '../../releases';
import { fakeBuilds } from '../../releases/testing/fake-builds';
import type { DeployOptions } from '../deploy';
import { localHosting, originOf } from './local-hosting';

export const SITES = perModule((module) => `kitchen-${module}`);
const origin = (module: ModuleName) => originOf(SITES[module]);
const business = { ...testSiteConfig.business, url: origin('shell') };
const site = { ...testSiteConfig, business };

type Registry = ReturnType<typeof parseRegistry>;
const versionsIn = ({ shell, modules }: Registry) =>
  Object.entries({ ...(shell && { shell }), ...modules }).map(
    ([name, { version }]) => [name, version] as const,
  );

/** For each test of a file, a store whose first release is not deployed yet, with hosts on this machine. */
export function fakeShop() {
  const builds = fakeBuilds();
  let hosting: ReturnType<typeof localHosting>;
  let options: DeployOptions;
  /** The bytes of each release's files, by address. */
  const released = new Map<string, ReadonlyMap<string, Buffer>>();
  const rememberFiles = () => {
    const { store } = builds;
    for (const module of MODULES)
      for (const version of readdirSync(store.release(module, ''))) {
        const served = [...store.served(module, version)];
        const files = served.map(
          ([name, path]) => [`${origin(module)}/${name}`, readFileSync(path)] as const,
        );
        released.set(`${module} ${version}`, new Map(files));
      }
  };
  const registries = () => {
    const live = hosting.live(SITES.shell) ?? '/nowhere';
    const canaries = join(live, 'canary');
    const folders = existsSync(canaries) ? readdirSync(canaries) : [];
    return [live, ...folders.map((name) => join(canaries, name))]
      .map((folder) => join(folder, 'registry.json'))
      .filter((path) => existsSync(path))
      .map((path) => parseRegistry(JSON.parse(readFileSync(path, 'utf8'))));
  };
  /**
   * Adds a build of a module to the store.
   * @returns the version.
   */
  const publishNext = async (module: ModuleName, content: string): Promise<string> => {
    const version = await builds.publishNew(module, content);
    rememberFiles();
    return version;
  };
  beforeEach(async () => {
    const { store, root } = builds;
    jest.spyOn(console, 'log').mockImplementation(() => undefined);
    // So that the cleanup also deletes what a killed deploy leaves.
    jest.spyOn(os, 'tmpdir').mockReturnValue(root);
    hosting = localHosting(join(root, 'hosting'), Object.values(SITES));
    released.clear();
    await builds.goLive();
    writeHosts(store, { origins: perRemote(origin), sites: SITES });
    rememberFiles();
    writeFileSync(join(root, 'firestore.rules'), 'allow read;');
    options = {
      store,
      site,
      root,
      client: hosting.client,
      smokeTest: () => Promise.resolve(),
      retryLimits: { limitMs: 200, pauseMs: 20 },
    };
  });
  return {
    builds,
    origin,
    get hosting() {
      return hosting;
    },
    /** Deploys the store to the hosts on this machine. The guest's visit finds nothing wrong. */
    get options() {
      return options;
    },
    publishNext,
    /**
     * Releases a module and deletes old releases, like `npm run release`.
     * @returns the version.
     */
    releaseNext: async (module: ModuleName, content: string): Promise<string> => {
      const version = await publishNext(module, content);
      const { store } = builds;
      await switchLive(store, site, (state) => release(state, version, { module, at: new Date() }));
      prune(store);
      return version;
    },
    /** The files that a page of what is deployed may load and that do not answer with the right bytes. */
    broken: (): string[] =>
      registries()
        .flatMap(versionsIn)
        .flatMap(([name, version]) => [
          ...(released.get(`${name} ${version}`) ?? [[`${name} ${version}`, Buffer.of()] as const]),
        ])
        .flatMap(([url, bytes]) => {
          const { status, body } = hosting.answer(url);
          if (status !== 200) return [`${url} answers ${String(status)}`];
          return body.equals(bytes) ? [] : [`${url} answers other bytes`];
        }),
    /** The versions that the deployed registry names. */
    deployedVersions: (): Record<string, string> =>
      Object.fromEntries(registries().slice(0, 1).flatMap(versionsIn)),
  };
}
