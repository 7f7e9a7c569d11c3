import { appendFileSync, cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from '../../base';
import type { ModuleBuild } from '../../composer';
import { fakeModules, fakeOrigin, partOf } from '../../composer/testing/fake-modules';
import { temporaryFolder } from '../../jest/testing/temporary-folder';
import { entryOf, MODULES, perModule, perRemote, REMOTES } from '../../modules';
import type { Contract } from '../contract';
import { addBuild } from '../add-release';
import { digestOf } from '../files';
import { EMPTY, type Hosts } from '../state';
import { openStore, type Store, writeHosts } from '../store';
import { replaceState } from '../switch';
import { release } from '../transitions';

export const HOSTS: Hosts = { origins: perRemote(fakeOrigin) };

/** Wraps the fake shell's JSON in HTML documents. */
const DOCUMENTS = `
  const json = exports.documentOf;
  exports.documentOf = (...parts) =>
    '<!doctype html><html><head><meta charset="utf-8"></head><body>' + json(...parts) + '</body></html>';
`;

/** Minimal builds of all modules in a repository, and an empty store, new for each test of a file. */
export function fakeBuilds() {
  const { at, write } = temporaryFolder();
  const modules = fakeModules();
  let store: Store;
  /** Rebuilds a module with this content, so that its next release differs. */
  const rebuild = (module: string, content: string) => {
    const client = at(module, 'dist/client');
    for (const name of readdirSync(client))
      if (name.startsWith('chunk.')) rmSync(join(client, name));
    // The name that webpack would give it.
    write(`${module}/dist/client/chunk.${digestOf(content).slice(0, 8)}.js`, content);
  };
  beforeEach(() => {
    store = openStore(at('published'));
    MODULES.forEach((name, n) => {
      const { client, server } = entryOf<ModuleBuild>(modules.input().modules, name);
      cpSync(client, at(name, 'dist/client'), { recursive: true });
      cpSync(server, at(name, 'dist/server'), { recursive: true });
      write(
        `${name}/package.json`,
        `{ "version": "1.${String(n)}.0", "dependencies": { "react": "19.3.1" } }`,
      );
      rebuild(name, `const name = '${name}';`);
    });
    for (const name of REMOTES) {
      const part = partOf(name);
      write(`${name}/dist/client/${part}.22222222.js`, `const part = '${part}';`);
      write(`${name}/dist/client/remoteEntry.22222222.js`, `const remote = '${name}';`);
    }
    appendFileSync(at('shell/dist/server/server.js'), DOCUMENTS);
    write('shell/dist/client/main.11111111.js', 'run();');
    write('shell/dist/client/favicon.svg', '<svg/>');
  });
  return {
    get root() {
      return at();
    },
    get store() {
      return store;
    },
    /** Writes a file by its path, such as `hours/dist/client/a.js`. */
    write,
    rebuild,
    /**
     * Rebuilds a module and adds it to the store.
     * @returns its version.
     */
    addNew: (module: string, content: string): Promise<string> => {
      rebuild(module, content);
      return addBuild(store, at(), module);
    },
    /** Changes parts of the contract of a release. */
    setContract: (module: string, version: string, parts: Partial<Contract>): void => {
      const manifest = store.manifest(module, version);
      const contract = { ...manifest.contract, ...parts };
      const path = join(store.release(module, version), 'release.json');
      writeFileSync(path, JSON.stringify({ ...manifest, contract }));
    },
    /**
     * Publishes every module and makes it live, without composing a page.
     * @returns the versions.
     */
    goLive: async (): Promise<Record<string, string>> => {
      writeHosts(store, HOSTS);
      const versions = perModule(() => '');
      for (const module of MODULES) versions[module] = await addBuild(store, at(), module);
      replaceState(store, undefined, release(EMPTY, versions, { at: new Date() }));
      return versions;
    },
  };
}

/** The file that differs between the releases of a module: its address, and its path in the store. */
export function chunkOf(store: Store, module: string, version: string): [string, string] {
  return [...store.served(module, version)].find(([name]) => /^chunk/.test(name)) ?? ['', ''];
}

/** Every file below a folder, with its content. */
export function contentOf(directory: string): Record<string, string> {
  return Object.fromEntries(
    filesBelow(directory).map((name) => [name, readFileSync(join(directory, name), 'utf8')]),
  );
}
