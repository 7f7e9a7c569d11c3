import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { MODULES, perModule, perRemote, REMOTES, type ModuleName } from '../../../modules';
import { fakeModules, fakeOrigin, partOf } from '../../../composer/testing/fake-modules';
import { diskFiles } from '../../files/files';
import { writeJson } from '../../files/json';
import { publish } from '../publish';
import type { Hosts } from '../state';
import { openStore, type Store } from '../store';
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
   * Publishes every module and makes it live, without a site.
   * @returns the versions.
   */
  goLive: () => Promise<Record<ModuleName, string>>;
  /** Deletes the files. */
  cleanUp: () => void;
}

/** Minimal builds of all modules, and an empty store. */
export function fakeBuilds(): FakeBuilds {
  const root = mkdtempSync(join(tmpdir(), 'simmer-builds-'));
  // Without flushing: what a test writes does not outlive the machine.
  const store = openStore(join(root, 'published'), diskFiles(false));
  const write = (path: string, content: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
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
    write(`${name}/dist/client/chunk.5ec7662d.js`, `const name = '${name}';`);
    write(`${name}/dist/client/chunk.5ec7662d.js.br`, 'compressed');
    write(`${name}/dist/client/mf-stats.json`, '{}');
  });
  modules.cleanUp();
  for (const name of REMOTES) {
    const part = partOf(name);
    write(`${name}/dist/client/${part}.2.js`, `const part = '${part}';`);
    write(`${name}/dist/client/tin.svg`, '<svg/>');
    write(`${name}/dist/client/remoteEntry.2.js`, `const remote = '${name}';`);
    write(`${name}/dist/client/remoteEntry.2.js.br`, 'compressed');
  }
  appendFileSync(join(root, 'shell/dist/server/server.js'), DOCUMENTS);
  write('shell/dist/client/main.1.js', 'run();');
  write('shell/dist/client/pan.svg', '<svg/>');
  write('shell/dist/client/favicon.svg', '<svg/>');
  write('shell/dist/client/favicon.svg.br', 'compressed');

  const rebuild = (module: ModuleName, content: string) => {
    write(`${module}/dist/client/chunk.5ec7662d.js`, content);
  };
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
      await writeHosts(store, HOSTS);
      const versions = perModule(() => '');
      let state = await store.readState();
      for (const module of MODULES) {
        versions[module] = await publish(store, root, module);
        state = release(state, versions[module], { module, at: new Date() });
      }
      await store.writeState(state);
      return versions;
    },
    cleanUp: () => {
      rmSync(root, { recursive: true });
    },
  };
}

/** Changes the hosts as a person does who edits `hosts.json`: without a switch. */
export function writeHosts({ files, directory }: Store, hosts: Hosts): Promise<void> {
  return writeJson(files, directory, 'hosts.json', hosts);
}

/** Every file below a folder, with its content and modification time. */
export function snapshot(directory: string): Record<string, string> {
  const names = readdirSync(directory, { recursive: true, withFileTypes: true });
  return Object.fromEntries(
    names
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => {
        const path = join(parentPath, name);
        const { mtimeNs } = statSync(path, { bigint: true });
        return [path, `${String(mtimeNs)} ${readFileSync(path, 'utf8')}`] as const;
      })
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}
