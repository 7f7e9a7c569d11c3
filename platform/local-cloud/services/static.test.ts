import { REGISTRY, startModuleServers, type ModuleServers } from '../testing/module-servers';

let servers: ModuleServers;
beforeEach(async () => {
  servers = await startModuleServers();
});
afterEach(() => servers.end());

describe('the servers of the modules', () => {
  it.each([
    ['shell', '/main.00000000.js'],
    ['shell', '/gone.html'],
    ['shell', '/registry.yaml'],
    ['menu-mfe', '/remoteEntry.00000000.js'],
    ['menu-mfe', '/'],
    ['menu-mfe', '/some/page'],
  ] as const)(
    'answer a missing file with plain text, never with a page: %s %s',
    async (name, path) => {
      const response = await servers.get(name, path);
      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).toMatch('text/plain');
      expect(response.headers.get('cache-control')).toBe('no-cache');
    },
  );

  it.each([
    ['menu-mfe', '/remoteEntry.eff33221.js', 'const menu = 1;'],
    ['shell', '/main.5ec7662d.js', 'const shell = 1;'],
  ] as const)(
    'let browsers cache hashed files for a year, also when compressed: %s %s',
    async (name, path, content) => {
      const response = await servers.get(name, path, { headers: { 'accept-encoding': 'br' } });
      expect(await response.text()).toBe(content);
      expect(response.headers.get('content-encoding')).toBe('br');
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(response.headers.get('vary')).toContain('Accept-Encoding');
    },
  );

  it('let the shell’s pages read a remote, also when a file is missing', async () => {
    const shellOrigin = `http://localhost:${String(servers.ports.shell)}`;
    for (const path of ['/remoteEntry.eff33221.js', '/missing.js']) {
      const response = await servers.get('menu-mfe', path, {
        headers: { 'accept-encoding': 'br' },
      });
      expect(response.headers.get('access-control-allow-origin')).toBe(shellOrigin);
      expect(response.headers.get('vary')).toBe('Origin, Accept-Encoding');
    }
  });

  it('serve the registry of the composed pages, revalidated at each request', async () => {
    const response = await servers.get('shell', '/registry.json');
    expect(await response.json()).toEqual(REGISTRY);
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  it('accept GET and HEAD only', async () => {
    expect((await servers.get('shell', '/', { method: 'POST' })).status).toBe(405);
    expect((await servers.get('menu-mfe', '/', { method: 'DELETE' })).status).toBe(405);
  });

  it('name the port, its service and its variable when another program uses it', async () => {
    const port = String(servers.ports['menu-mfe']);
    await expect(servers.secondMenu().start()).rejects.toThrow(
      `Port ${port} is in use, but the module menu-mfe needs it: stop the program there, or set SIMMER_PORT_MENU to a free port.`,
    );
  });
});
