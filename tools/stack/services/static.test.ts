import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { StackContext } from '../context';
import { portsFrom } from '../ports';
import type { Service } from '../service';
import { remoteServer, shellServer } from './static';

const registry = {
  modules: { 'menu-mfe': { version: '1.0.0', entry: 'http://localhost:3001/remoteEntry.1.js' } },
};

function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        done(typeof address === 'object' && address !== null ? address.port : 0);
      });
    });
  });
}

describe('the servers of the modules', () => {
  let root: string;
  let context: StackContext;
  let shell: Service;
  let menu: Service;
  let ports: { shell: number; menu: number };

  const write = (path: string, content: string) => {
    writeFileSync(join(root, path), content);
  };
  const get = (name: 'shell' | 'menu', path: string, init?: RequestInit) =>
    fetch(`http://127.0.0.1:${String(ports[name])}${path}`, init);

  beforeEach(async () => {
    root = mkdtempSync(join(tmpdir(), 'simmer-static-'));
    for (const name of ['shell', 'menu-mfe'])
      mkdirSync(join(root, name, 'dist/client'), { recursive: true });
    write('shell/dist/client/index.html', '<!doctype html><title>Shop</title>');
    write('shell/dist/client/main.5ec7662d.js', 'const shell = 1;');
    write('menu-mfe/dist/client/remoteEntry.eff33221.js', 'const menu = 1;');
    writeFileSync(
      join(root, 'menu-mfe/dist/client/remoteEntry.eff33221.js.br'),
      brotliCompressSync('const menu = 1;'),
    );
    ports = { shell: await freePort(), menu: await freePort() };
    const guard = { watch: () => undefined, forget: () => undefined, close: () => undefined };
    context = {
      root,
      stateDirectory: root,
      ports: portsFrom((name) =>
        name === 'shell' ? ports.shell : name === 'menu-mfe' ? ports.menu : 1,
      ),
      guard,
      onDeath: () => undefined,
    };
    shell = shellServer(context, {
      hasAnalytics: false,
      registry: () => Promise.resolve(registry),
    });
    menu = remoteServer(context, 'menu-mfe');
    await Promise.all([shell.start(), menu.start()]);
  });
  afterEach(async () => {
    await Promise.all([shell.stop(), menu.stop()]);
    rmSync(root, { recursive: true });
  });

  it.each(['/', '/cart', '/order-confirmation', '/no/such/page'])(
    'give the shop’s document for %s, with its security headers',
    async (path) => {
      const response = await get('shell', path);
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('<title>Shop</title>');
      expect(response.headers.get('content-type')).toMatch('text/html');
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(response.headers.get('content-security-policy')).toContain(
        `http://localhost:${String(ports.menu)}`,
      );
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    },
  );

  it.each([
    ['shell', '/main.00000000.js'],
    ['shell', '/gone.html'],
    ['menu', '/remoteEntry.00000000.js'],
    ['menu', '/'],
    ['menu', '/some/page'],
  ] as const)(
    'say plainly that a file is missing, never with a page: %s %s',
    async (name, path) => {
      const response = await get(name, path);
      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).toMatch('text/plain');
      expect(response.headers.get('cache-control')).toBe('no-cache');
    },
  );

  it('let hashed files be kept for ever, also in their compressed form', async () => {
    const response = await get('menu', '/remoteEntry.eff33221.js', {
      headers: { 'accept-encoding': 'br' },
    });
    expect(await response.text()).toBe('const menu = 1;');
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('vary')).toBe('Origin, Accept-Encoding');
  });

  it('let the shell’s pages read a remote, and say so for a missing file too', async () => {
    for (const path of ['/remoteEntry.eff33221.js', '/missing.js']) {
      const response = await get('menu', path);
      expect(response.headers.get('access-control-allow-origin')).toBe(
        `http://localhost:${String(ports.shell)}`,
      );
    }
  });

  it('answer a document that has not changed without sending it again, under the same policy', async () => {
    const etag = (await get('shell', '/')).headers.get('etag') ?? '';
    const response = await get('shell', '/', { headers: { 'if-none-match': etag } });
    expect(response.status).toBe(304);
    expect(response.headers.get('content-security-policy')).toBeTruthy();
  });

  it('give the registry fresh each time', async () => {
    const response = await get('shell', '/registry.json');
    expect(await response.json()).toEqual(registry);
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  it('take no other method than reading', async () => {
    expect((await get('shell', '/', { method: 'POST' })).status).toBe(405);
  });

  it('are gone at once when stopped, and see a new build when started again', async () => {
    await menu.stop();
    await expect(get('menu', '/remoteEntry.eff33221.js')).rejects.toThrow();
    write('menu-mfe/dist/client/remoteEntry.aaaaaaaa.js', 'const menu = 2;');
    await menu.start();
    expect((await get('menu', '/remoteEntry.aaaaaaaa.js')).status).toBe(200);
  });

  it('name the port, its owner and its variable when somebody else listens there', async () => {
    await expect(remoteServer(context, 'menu-mfe').start()).rejects.toThrow(
      `Port ${String(ports.menu)} is taken, and the module menu-mfe wants it: stop what runs there, or set SIMMER_PORT_MENU to a free port.`,
    );
  });
});
