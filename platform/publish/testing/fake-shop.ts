import { readFileSync } from 'node:fs';
import os from 'node:os';
import { join } from 'node:path';
import { type Registry } from '../../composer';
import { site as ofLibrary } from '../../composer/testing/fake-modules';
import { localHosting, originOf } from '../../deploy/testing/local-hosting';
import { MODULES, perModule, perRemote } from '../../modules';
import { openStore, rollBack, type Store, writeHosts } from '../../releases';
import { fakeBuilds } from '../../releases/testing/fake-builds';
import { git } from '../../jest/testing/git';
import {
  addChecked,
  type Checked,
  readChecked,
  withChecked,
  writeChecked,
} from '../checked-releases';
import { bringToGuests, type Change, pushAtOnce, type PublishOptions } from '../bring-to-guests';
import { publish, type Visit } from '../publish';
import { STORE_BRANCH, storeBranch } from '../store-branch';

export const SITES = perModule((module) => `library-${module}`);
const origin = (module: string) => originOf(SITES[module]!);
const site = { business: { ...ofLibrary.business, url: origin('shell') } };

const versionsIn = ({ shell, modules }: Registry) =>
  Object.entries({ ...(shell && { shell }), ...modules }).map(
    ([name, { version }]) => [name, version] as const,
  );

/**
 * Creates, for each test of a file, a shop on hosts on this machine, with a store that its teams share through git.
 */
export function fakeShop() {
  const builds = fakeBuilds();
  let hosting: ReturnType<typeof localHosting>;
  let visit: Visit;
  let folders = 0;
  /** The bytes of each release's files, by address. */
  const released = new Map<string, ReadonlyMap<string, Buffer>>();
  const rememberFiles = (module: string, version: string) => {
    const served = [...builds.store.served(module, version)];
    const files = served.map(
      ([name, path]) => [`${origin(module)}/${name}`, readFileSync(path)] as const,
    );
    released.set(`${module} ${version}`, new Map(files));
  };
  const registry = (at = origin('shell')) => {
    const { status, body } = hosting.answer(`${at}/registry.json`);
    return status === 200 ? versionsIn(JSON.parse(body.toString())) : [];
  };
  /** A copy of the store on another machine, and what its commands need. */
  const team = (name: string) => {
    const folder = join(builds.root, name);
    git(builds.root, 'clone', '--quiet', '--branch', STORE_BRANCH, 'origin.git', folder);
    const store = openStore(folder);
    const options: PublishOptions = {
      ...{ store, site, client: hosting.client },
      retryLimits: { limitMs: 200, pauseMs: 20 },
    };
    /** What `npm run rollback` does. */
    const decide = async (change: Change) => {
      await pushAtOnce(options, change, 'rollback');
      await bringToGuests(options);
    };
    return {
      store,
      options,
      /** Builds a module and has it checked by the gate. @returns what it publishes. */
      check: (module: string, content: string) => check(store, module, content),
      /** Publishes what was checked. */
      publish: (release: Awaited<ReturnType<typeof check>>) =>
        publish(options, release.change(store), {
          message: 'release',
          visit: (...to) => visit(...to),
        }),
      /** Releases a module, from its build to its guests. @returns the version. */
      async release(module: string, content: string): Promise<string> {
        const checked = await check(store, module, content);
        await this.publish(checked);
        return checked.version;
      },
      decide,
      rollBack: (...modules: string[]) =>
        decide((state) => rollBack(state, modules, { at: new Date() })),
    };
  };
  async function check(store: Store, module: string, content: string) {
    const version = await builds.addNew(module, content);
    rememberFiles(module, version);
    await storeBranch(store.directory).pull();
    const former = store.readState().live[module];
    const folder = join(builds.root, `checked-${String((folders += 1))}`);
    const checked: Checked = {
      ...{ at: new Date().toISOString(), by: 'Cook', accepted: [], isUnlisted: false },
      releases: { [module]: { version, ...(former !== undefined && { former }) } },
    };
    writeChecked(folder, builds.store, checked);
    return {
      version,
      folder,
      change: (into: Store) => (state: ReturnType<Store['readState']>) => {
        addChecked(into, folder, readChecked(folder, [module]));
        return withChecked(state, checked, false);
      },
    };
  }
  beforeEach(async () => {
    jest.spyOn(console, 'log').mockImplementation(() => undefined);
    const { store, root } = builds;
    // The folder is registered, so that the cleanup also deletes what a killed deploy leaves.
    jest.spyOn(os, 'tmpdir').mockReturnValue(root);
    hosting = localHosting(join(root, 'hosting'), Object.values(SITES));
    visit = () => Promise.resolve();
    released.clear();
    const first = await builds.goLive();
    for (const module of MODULES) rememberFiles(module, first[module]!);
    writeHosts(store, { origins: perRemote(origin), sites: SITES });
    git(root, 'init', '--quiet', '--bare', join(root, 'origin.git'));
    const inStore = (...args: string[]) => git(store.directory, ...args);
    inStore('init', '--quiet', '--initial-branch', STORE_BRANCH);
    inStore('add', '--all');
    inStore('commit', '--quiet', '--message', 'the first release');
    inStore('push', '--quiet', join(root, 'origin.git'), STORE_BRANCH);
  });
  return {
    builds,
    origin,
    team,
    get hosting() {
      return hosting;
    },
    /** What the visit of staged documents says; nothing is wrong by default. */
    visit: (next: Visit) => {
      visit = next;
    },
    /** The versions that guests get, or those of documents at another address. */
    guestsGet: (at?: string): Record<string, string> => Object.fromEntries(registry(at)),
    /** What the store says that they get, as every machine reads it. */
    storeSays: (): Record<string, string> =>
      JSON.parse(git(join(builds.root, 'origin.git'), 'show', `${STORE_BRANCH}:live.json`)).live,
    /** The files that a page that guests get may load and that do not answer with the right bytes. */
    broken: (): string[] =>
      registry()
        .flatMap(([name, version]) => [
          ...(released.get(`${name} ${version}`) ?? [[`${name} ${version}`, Buffer.of()] as const]),
        ])
        .flatMap(([url, bytes]) => {
          const { status, body } = hosting.answer(url);
          if (status !== 200) return [`${url} answers ${String(status)}`];
          return body.equals(bytes) ? [] : [`${url} answers other bytes`];
        }),
  };
}
