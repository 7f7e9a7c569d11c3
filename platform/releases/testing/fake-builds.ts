import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fakeModules, fakeOrigin, partOf } from '../../composer/testing/fake-modules';
import { MODULES, perModule, perRemote, REMOTES, type ModuleName } from '../../modules';
import { filesBelow } from '../files';
import { digestOf, publish } from '../publish';
import { EMPTY, type Hosts } from '../state';
import { openStore, type Store, writeHosts } from '../store';
import { replaceState } from '../switch';
import { release } from '../transitions';

export const HOSTS: Hosts = {
  origins: perRemote((name) => fakeOrigin(name)),
};

/** Wraps the fake shell's JSON in HTML documents. */
const DOCUMENTS = `
  const json = exports.documentOf;
  exports.documentOf = (...parts) =>
    '<!doctype html><html><head><meta charset="utf-8"></head><body>' + json(...parts) + '</body></html>';
`;

export interface FakeBuilds {
  /** A repository with a package.json and the two builds of each module. */
  root: string;
  store: Store;
  /** Writes a file by its path, such as `menu-mfe/dist/client/a.js`. */
  write: (path: string, content: string) => void;
  /** Rebuilds a module with this content, so that its next release differs. */
  rebuild: (module: ModuleName, content: string) => void;
  /**
   * Rebuilds a module and publishes it.
   * @returns its version.
   */
  publishNew: (module: ModuleName, content: string) => Promise<string>;
  /**
   * Publishes every module and makes it live, without composing a page.
   * @returns the versions.
   */
  goLive: () => Promise<Record<ModuleName, string>>;
  /** Deletes the files. */
  cleanUp: () => void;
}

/** Minimal builds of all modules, and an empty store. */
export function fakeBuilds(): FakeBuilds {
  const root = mkdtempSync(join(tmpdir(), 'simmer-builds-'));
  const store = openStore(join(root, 'published'));
  const write = (path: string, content: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  };
  /** The name that webpack would give a file. */
  const chunk = (content: string) => `chunk.${digestOf(content).slice(0, 8)}.js`;
  const rebuild = (module: ModuleName, content: string) => {
    const client = join(root, module, 'dist/client');
    for (const name of readdirSync(client))
      if (name.startsWith('chunk.')) rmSync(join(client, name));
    write(`${module}/dist/client/${chunk(content)}`, content);
    write(`${module}/dist/client/${chunk(content)}.br`, 'compressed');
  };
  write('shared/package.json', '{ "version": "1.0.0" }');
  const modules = fakeModules();
  MODULES.forEach((name, n) => {
    const { client, server } = modules.input.modules[name];
    cpSync(client, join(root, name, 'dist/client'), { recursive: true });
    cpSync(server, join(root, name, 'dist/server'), { recursive: true });
    write(
      `${name}/package.json`,
      `{ "version": "1.${String(n)}.0", "dependencies": { "react": "19.3.1" } }`,
    );
    rebuild(name, `const name = '${name}';`);
    write(`${name}/dist/client/mf-stats.json`, '{}');
  });
  modules.cleanUp();
  for (const name of REMOTES) {
    const part = partOf(name);
    write(`${name}/dist/client/${part}.22222222.js`, `const part = '${part}';`);
    write(`${name}/dist/client/remoteEntry.22222222.js`, `const remote = '${name}';`);
    write(`${name}/dist/client/remoteEntry.22222222.js.br`, 'compressed');
  }
  appendFileSync(join(root, 'shell/dist/server/server.js'), DOCUMENTS);
  write('shell/dist/client/main.11111111.js', 'run();');
  write('shell/dist/client/favicon.svg', '<svg/>');
  return {
    root,
    store,
    write,
    rebuild,
    publishNew: (module, content) => {
      rebuild(module, content);
      return publish(store, root, module);
    },
    goLive: async () => {
      writeHosts(store, HOSTS);
      const versions = perModule(() => '');
      let state = EMPTY;
      for (const module of MODULES) {
        versions[module] = await publish(store, root, module);
        state = release(state, versions[module], { module, at: new Date() });
      }
      replaceState(store, undefined, state);
      return versions;
    },
    cleanUp: () => {
      rmSync(root, { recursive: true });
    },
  };
}

/** Every file below a folder, with its content. */
export function contentOf(directory: string): Record<string, string> {
  return Object.fromEntries(
    filesBelow(directory).map((name) => [name, readFileSync(join(directory, name), 'utf8')]),
  );
}
