import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CliError } from '../../base';
import type { State } from './state';
import { openStore, type Store } from './store';
import { HOSTS, writeHosts } from './testing/fake-builds';

const state = (version: string): State => ({
  live: { shell: version },
  canaries: { 'menu-mfe': { version: '1.0.0-ab12cd34', share: 0.5 } },
  log: [
    { at: '2026-03-01T10:00:00.000Z', action: 'release', module: 'shell', version },
    {
      at: '2026-03-01T10:00:01.000Z',
      action: 'canary',
      module: 'menu-mfe',
      version: '1.0.0-ab12cd34',
      share: 0.5,
    },
  ],
});

let root: string;
let store: Store;
const path = (name: string) => join(store.directory, name);
const write = (name: string, text: string) => {
  mkdirSync(store.directory, { recursive: true });
  writeFileSync(path(name), text);
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'simmer-store-'));
  store = openStore(join(root, 'published'));
});
afterEach(() => {
  rmSync(root, { recursive: true });
});

describe('an empty store', () => {
  it('has nothing live, and reading does not create it', async () => {
    expect(await store.readState()).toEqual({ live: {}, canaries: {}, log: [] });
    expect(store.isStored('shell', '1.0.0')).toBe(false);
    expect(readdirSync(root)).toEqual([]);
  });

  it('has no hosts, and the message names the missing file and the documentation', async () => {
    await expect(store.readHosts()).rejects.toThrow(CliError);
    await expect(store.readHosts()).rejects.toThrow(path('hosts.json'));
    await expect(store.readHosts()).rejects.toThrow('docs/releasing.md');
  });
});

describe('a store', () => {
  it('returns what was written, also to another process', async () => {
    await store.writeState(state('1.0.0'));
    await writeHosts(store, HOSTS);
    const other = openStore(store.directory);
    expect(await other.readState()).toEqual(state('1.0.0'));
    expect(await other.readHosts()).toEqual(HOSTS);
  });

  it('counts a release as stored only when its contract and both builds are there', () => {
    mkdirSync(store.client('shell', '1.0.0'), { recursive: true });
    mkdirSync(join(store.release('shell', '1.0.0'), 'server'), { recursive: true });
    expect(store.isStored('shell', '1.0.0')).toBe(false);
    writeFileSync(join(store.release('shell', '1.0.0'), 'contract.json'), '{}');
    expect(store.isStored('shell', '1.0.0')).toBe(true);
    rmSync(store.client('shell', '1.0.0'), { recursive: true });
    expect(store.isStored('shell', '1.0.0')).toBe(false);
    expect(store.isStored('cart-mfe', '1.0.0')).toBe(false);
  });
});

describe('a remote that was live and is no longer in the list of modules', () => {
  const entry = state('1.0.0').log[0];
  const withRemoved = {
    live: { shell: '1.0.0', 'pay-mfe': '1.0.0' },
    canaries: { 'tip-mfe': { version: '1.0.0', share: 5 } },
    log: [entry, { ...entry, module: 'pay-mfe' }],
  };

  it('is live no longer, stays in the record of switches, and locks no other team out', async () => {
    write('state.json', JSON.stringify(withRemoved));
    const read = await store.readState();
    expect(read).toEqual({ live: { shell: '1.0.0' }, canaries: {}, log: withRemoved.log });
    await store.writeState(read);
    expect(await store.readState()).toEqual(read);
  });

  it('is named as long as it is on record as live or a canary', async () => {
    expect(await store.unknownModules()).toEqual([]);
    write('state.json', JSON.stringify(withRemoved));
    expect(await store.unknownModules()).toEqual(['pay-mfe', 'tip-mfe']);
    await store.writeState(await store.readState());
    expect(await store.unknownModules()).toEqual([]);
  });
});

describe('a state that cannot be used', () => {
  const whole = JSON.stringify(state('1.0.0'));
  const changed = (change: object) => JSON.stringify({ ...state('1.0.0'), ...change });

  it.each([
    ['truncated', whole.slice(0, 40), 'cannot be read'],
    ['empty', '', 'cannot be read'],
    ['a web page', '<!doctype html>', 'cannot be read'],
    ['of another program', '{ "name": "other" }', 'live is missing'],
    ['without its log', changed({ log: undefined }), 'log is missing'],
    [
      'of a module whose name is a path',
      changed({ log: [{ ...state('1.0.0').log[0], module: '../pay-mfe' }] }),
      'log.0.module: must be the name of a module',
    ],
    ['of a folder beside the store', changed({ live: { shell: '..' } }), 'live.shell: must be'],
    [
      'of a canary for everybody',
      changed({ canaries: { shell: { version: '1.0.0', share: 100 } } }),
      'canaries.shell.share',
    ],
    ['of no known action', changed({ log: [{ action: 'undo' }] }), 'log.0.action'],
  ])(
    'because it is %s is reported with the problem, and is left as it is',
    async (_case, text, problem) => {
      write('state.json', text);
      const reading = store.readState();
      await expect(reading).rejects.toThrow(CliError);
      await expect(reading).rejects.toThrow(path('state.json'));
      await expect(reading).rejects.toThrow(problem);
      expect(readFileSync(path('state.json'), 'utf8')).toBe(text);
      expect(readdirSync(store.directory)).toEqual(['state.json']);
    },
  );
});

describe('hosts that cannot be used', () => {
  it.each([
    ['with an incomplete URL', { origins: { ...HOSTS.origins, 'menu-mfe': 'menu' } }, 'menu-mfe'],
    [
      'with a path after an origin',
      { origins: { ...HOSTS.origins, 'menu-mfe': 'https://menu.remotes.test.example/a' } },
      'origins.menu-mfe: must be an origin without a path',
    ],
    [
      'with a path for the name of a remote',
      { origins: { ...HOSTS.origins, '../menu-mfe': 'https://menu.remotes.test.example' } },
      'origins.../menu-mfe: must be the name of a module',
    ],
    [
      'with a URL for a site id of a remote that is not merged yet',
      { ...HOSTS, sites: { shell: 'a', 'soup-mfe': 'https://b' } },
      'sites.soup-mfe: must be a site id',
    ],
    [
      'with a URL for a site id',
      {
        ...HOSTS,
        sites: { shell: 'https://a', 'menu-mfe': 'b' },
      },
      'sites.shell: must be a site id, like my-shop-menu',
    ],
  ])('%s are reported with the field', async (_case, hosts, field) => {
    write('hosts.json', JSON.stringify(hosts));
    await expect(store.readHosts()).rejects.toThrow(CliError);
    await expect(store.readHosts()).rejects.toThrow(path('hosts.json'));
    await expect(store.readHosts()).rejects.toThrow(field);
  });
});
