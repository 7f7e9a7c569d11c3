import { appendFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { join } from 'node:path';
import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { MODULES, perModule, perRemote, type ModuleName } from '../../modules';
import { prune, release, switchLive } from '../../releases';
import { fakeBuilds, type FakeBuilds, writeHosts } from '../../releases/store/testing/fake-builds';
import type { DeployOptions } from '../deploy';
import { localHosting, originOf, type LocalHosting } from './local-hosting';

export const SITES = perModule((module) => `kitchen-${module}`);

export interface FakeShop {
  builds: FakeBuilds;
  hosting: LocalHosting;
  /** Deploys the store to the hosts on this machine. The guest's visit finds nothing wrong. */
  options: DeployOptions;
  /** The steps that the deploy reported. */
  steps: string[];
  origin: (module: ModuleName) => string;
  /**
   * Releases a module and deletes old releases, like `npm run release`.
   * @returns the version.
   */
  releaseNext: (module: ModuleName, content: string) => Promise<string>;
  changeRules: () => void;
  /**
   * The faults that a guest would meet now: files that live documents lead to and that do not answer with the right
   * bytes.
   */
  broken: () => string[];
  /** The versions of the remotes that the deployed registry names. */
  deployedVersions: () => Promise<Record<string, string>>;
  cleanUp: () => void;
}

/** A store whose first release is not deployed yet, with hosts on this machine. */
export async function fakeShop(): Promise<FakeShop> {
  const builds = fakeBuilds();
  // So that the cleanup also deletes what a killed deploy leaves.
  const temporary = jest.spyOn(os, 'tmpdir').mockReturnValue(builds.root);
  const hosting = localHosting(join(builds.root, 'hosting'), Object.values(SITES));
  const origin = (module: ModuleName) => originOf(SITES[module]);
  const business = { ...testSiteConfig.business, url: origin('shell') };
  const site = { ...testSiteConfig, business };
  /** The bytes of every released file, by its address. */
  const released = new Map<string, Buffer>();

  const rememberFiles = () => {
    for (const module of MODULES)
      for (const version of readdirSync(builds.store.client(module, '.')))
        for (const name of readdirSync(builds.store.client(module, version)))
          if (!name.endsWith('.br'))
            released.set(
              `${origin(module)}/${version}/${name}`,
              readFileSync(join(builds.store.client(module, version), name)),
            );
  };

  await builds.goLive();
  await writeHosts(builds.store, { origins: perRemote(origin), sites: SITES });
  await switchLive(builds.store, site, (state) => state);
  rememberFiles();
  const rules = join(builds.root, 'firestore.rules');
  writeFileSync(rules, 'allow read;');
  const steps: string[] = [];
  return {
    builds,
    hosting,
    steps,
    origin,
    options: {
      store: builds.store,
      site,
      rules,
      client: hosting.client,
      smokeTest: () => Promise.resolve(),
      retryLimits: { limitMs: 200, pauseMs: 20 },
      onPlan: () => undefined,
      onStep: (step) => {
        steps.push(step);
      },
    },
    releaseNext: async (module, content) => {
      const version = await builds.publishNew(module, content);
      await switchLive(builds.store, site, (state) =>
        release(state, version, { module, at: new Date() }),
      );
      await prune(builds.store);
      rememberFiles();
      return version;
    },
    changeRules: () => {
      appendFileSync(rules, 'allow write;');
    },
    broken: () => brokenFiles(hosting, origin('shell'), released),
    deployedVersions: async () => {
      const registry = JSON.parse(await (await fetch(`${origin('shell')}/registry.json`)).text());
      const modules = Object.entries<{ version: string }>(registry.modules);
      return Object.fromEntries(modules.map(([name, { version }]) => [name, version]));
    },
    cleanUp: () => {
      temporary.mockRestore();
      builds.cleanUp();
    },
  };
}

function brokenFiles(
  hosting: LocalHosting,
  shop: string,
  released: ReadonlyMap<string, Buffer>,
): string[] {
  const documents = hosting.live(SITES.shell);
  // Nothing is broken before the first deploy.
  if (documents === undefined) return [];
  const names = readdirSync(documents, { recursive: true }).map(String);
  const texts = names.filter((name) => /(\.html|^registry\.json)$/.test(name));
  const text = texts.map((name) => readFileSync(join(documents, name), 'utf8')).join('\n');
  const folders = [...text.matchAll(/(https:\/\/[\w.-]+)?(\/\d+\.\d+\.\d+-\w{8}\/)/g)].map(
    ([, origin = shop, folder = '']) => origin + folder,
  );
  return [...new Set(folders)].flatMap((folder) => {
    const files = [...released].filter(([url]) => url.startsWith(folder));
    if (files.length === 0) return [`${folder} was never released`];
    return files.flatMap(([url, bytes]) => {
      const { status, body } = hosting.answer(url);
      if (status !== 200) return [`${url} answers ${String(status)}`];
      return body.equals(bytes) ? [] : [`${url} answers other bytes`];
    });
  });
}
