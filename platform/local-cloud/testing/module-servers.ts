import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import getPort from 'get-port';
import { CURRENT, openStore, writeSite } from '../../releases';
import type { CloudContext } from '../context';
import { portsFrom } from '../ports';
import type { Service } from '../service';
import { remoteServer, shellServer } from '../services/static';

export const REGISTRY = { modules: { 'menu-mfe': { version: '1.0.0', entry: 'http://a/b.js' } } };

/** A composition of few pages, all of them with this title. */
const composition = (title: string) => ({
  files: new Map([
    ['index.html', `<!doctype html><title>${title}</title><script>early()</script>`],
    ['cart.html', `<!doctype html><title>${title}, cart</title>`],
    ['order-confirmation.html', `<!doctype html><title>${title}, thanks</title>`],
    ['404.html', `<!doctype html><title>${title}, not found</title>`],
    ['registry.json', JSON.stringify(REGISTRY)],
  ]),
  warnings: [],
});

export interface ModuleServers {
  context: CloudContext;
  menu: Service;
  shell: Service;
  /** One more server of a remote, on the same port. */
  another: (name: 'menu-mfe') => Service;
  /** Makes the last builds live. */
  publishSite: jest.Mock;
  /** Composes the site anew, as a release does while the server runs. */
  release: (title: string) => Promise<void>;
  /** Writes a released file and its compressed twin; the path begins with the module's name. */
  write: (path: string, content: string) => void;
  get: (name: 'shell' | 'menu', path: string, init?: RequestInit) => Promise<Response>;
  end: () => Promise<void>;
}

/** The running servers of the shell and of one remote, with a few built files in a folder of their own. */
export async function startModuleServers(): Promise<ModuleServers> {
  const root = mkdtempSync(join(tmpdir(), 'simmer-static-'));
  const store = openStore(root);
  const shellFiles = join(root, 'shell');
  const ports = { shell: await getPort(), menu: await getPort() };
  const context: CloudContext = {
    root,
    stateDirectory: root,
    ports: portsFrom((name) =>
      name === 'shell' ? ports.shell : name === 'menu-mfe' ? ports.menu : 1,
    ),
    watchdog: { watch: () => undefined, forget: () => undefined, close: () => undefined },
    onExit: () => undefined,
  };
  const writeCompressed = (file: string, content: string) => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    writeFileSync(`${file}.br`, brotliCompressSync(content));
  };
  const write = (path: string, content: string) => {
    const file = path.replace(/^[^/]+\//, '');
    if (!path.startsWith('shell/')) {
      writeCompressed(join(root, 'origins', path), content);
      return;
    }
    writeCompressed(join(shellFiles, file), content);
    const live = join(store.site, CURRENT);
    if (existsSync(live)) writeCompressed(join(live, file), content);
  };
  write('shell/main.5ec7662d.js', 'const shell = 1;');
  write('menu-mfe/remoteEntry.eff33221.js', 'const menu = 1;');

  const release = (title: string) => {
    const linked = readdirSync(shellFiles).map((name) => [name, join(shellFiles, name)] as const);
    return writeSite(store.site, composition(title), new Map(linked));
  };
  const publishSite = jest.fn(() => release('Shop'));
  const shell = shellServer(context, { store, publishSite, hasAnalytics: false });
  const another = (name: 'menu-mfe') =>
    remoteServer(context, name, { store, publishSite: () => Promise.resolve() });
  const menu = another('menu-mfe');
  const starts = [shell.start(), menu.start()];
  const end = async () => {
    // A server that still starts would be up after its stop, and the test would never end.
    await Promise.allSettled(starts);
    await Promise.all([shell.stop(), menu.stop()]);
    rmSync(root, { recursive: true });
  };
  try {
    await Promise.all(starts);
  } catch (error) {
    await end();
    throw error;
  }
  return {
    context,
    menu,
    shell,
    another,
    publishSite,
    release,
    write,
    get: (name, path, init) => fetch(`http://127.0.0.1:${String(ports[name])}${path}`, init),
    end,
  };
}
