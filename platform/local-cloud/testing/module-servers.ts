import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { openStore } from '../../releases';
import { freePorts } from '../free-ports';
import type { Ports } from '../ports';
import type { Service } from '../service';
import { moduleServer } from '../services/static';

export const REGISTRY = { modules: { 'menu-mfe': { version: '1.0.0', entry: 'http://a/b.js' } } };

/** A composition with a few pages, all with this title. */
const composition = (title: string) =>
  new Map([
    ['index.html', `<!doctype html><title>${title}</title><script>early()</script>`],
    ['cart.html', `<!doctype html><title>${title}, cart</title>`],
    ['order-confirmation.html', `<!doctype html><title>${title}, thanks</title>`],
    ['404.html', `<!doctype html><title>${title}, not found</title>`],
    ['registry.json', JSON.stringify(REGISTRY)],
  ]);

export interface ModuleServers {
  ports: Ports;
  menu: Service;
  shell: Service;
  /** Another server of the menu, on the same port. */
  secondMenu: () => Service;
  /** Makes the last builds live. */
  publishSite: jest.Mock;
  /** What is live. */
  live: jest.Mock;
  /** Makes another composition live, as a release does while the server runs. */
  release: (title: string) => void;
  /** Writes a released file and its compressed form. The path begins with the module's name. */
  write: (path: string, content: string) => void;
  get: (name: 'shell' | 'menu-mfe', path: string, init?: RequestInit) => Promise<Response>;
  end: () => Promise<void>;
}

/** The running servers of the shell and of one remote, with a few built files in a folder of their own. */
export async function startModuleServers(): Promise<ModuleServers> {
  const root = mkdtempSync(join(tmpdir(), 'simmer-static-'));
  const store = openStore(root);
  const ports = await freePorts();
  const write = (path: string, content: string) => {
    const file = join(root, 'files', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    writeFileSync(`${file}.br`, brotliCompressSync(content));
  };
  write('shell/main.5ec7662d.js', 'const shell = 1;');
  write('menu-mfe/remoteEntry.eff33221.js', 'const menu = 1;');
  let composed = composition('Shop');
  const live = jest.fn(() =>
    Promise.resolve({ composed, files: store.files('shell'), fixed: new Map<string, string>() }),
  );
  const publishSite = jest.fn(() => Promise.resolve());
  const optional = { analytics: false, appCheck: false };
  const site = { store, publishSite, live, optional };
  const shell = moduleServer(ports, 'shell', site);
  const secondMenu = () =>
    moduleServer(ports, 'menu-mfe', { ...site, publishSite: () => Promise.resolve() });
  const menu = secondMenu();
  const end = async () => {
    await Promise.all([shell.stop(), menu.stop()]);
    rmSync(root, { recursive: true });
  };
  try {
    await Promise.all([shell.start(), menu.start()]);
  } catch (error) {
    await end();
    throw error;
  }
  return {
    ports,
    menu,
    shell,
    secondMenu,
    publishSite,
    live,
    release: (title) => {
      composed = composition(title);
    },
    write,
    get: (name, path, init) => fetch(`http://127.0.0.1:${String(ports[name])}${path}`, init),
    end,
  };
}
