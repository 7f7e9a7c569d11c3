import { rmSync } from 'node:fs';
import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { temporaryFolder } from '../../jest/testing/temporary-folder';
import { moduleNamed, MODULES, perRemote, REMOTES } from '../../modules';
import { compose } from '../compose';
import type { Composition, CompositionInput } from '../composition';

/**
 * A shell's server build with the exports of the real one. Its documents are JSON, so that tests can read what the
 * composer passed in. It provides a fake React that remotes must share.
 */
const SHELL = `
  let site;
  exports.setSiteConfig = (config) => { site = config; };
  let registry;
  exports.setPlaces = (given) => { registry = given; };
  exports.provided = { react: { version: 'the shell’s' } };
  exports.BLOCKS = { site: 'site-config', registry: 'registry' };
  exports.PARTS = [
    { module: 'menu-mfe', expose: 'MenuSections' },
    { module: 'cart-mfe', expose: 'Checkout' },
  ];
  exports.eventNames = ['cart/changed'];
  exports.eventDeclarations = [
    { publishes: [], subscribes: ['cart/changed'] },
    { publishes: ['cart/changed'], subscribes: [] },
  ];
  exports.PAGES = [
    { pathname: '/', file: 'index.html', remotes: ['menu-mfe/MenuSections'], describedBy: ['menu-mfe'], firstPicture: 'pot.svg' },
    { pathname: '/cart', file: 'cart.html', remotes: ['cart-mfe/Checkout'], describedBy: [] },
    { pathname: '/404', file: '404.html', remotes: [], describedBy: [], isDeferred: true },
  ].map((page) => ({ isDeferred: false, isListed: false, ...page }));
  exports.siteFiles = (config) => new Map([['robots.txt', 'of ' + config.business.name]]);
  let renders = 0;
  exports.renderPage = async (pathname, remotes) => {
    renders += 1;
    const page = exports.PAGES.find((one) => one.pathname === pathname);
    const placed = () => {
      const [name, { place }] = Object.entries(registry.modules).find(([, one]) => one.place?.path === pathname);
      return place.role ? [] : [name + '/' + place.expose];
    };
    const names = page ? page.remotes : placed();
    const problems = [];
    const parts = names.map((name) => {
      try { return remotes[name](); } catch (error) { problems.push(error); return 'not rendered'; }
    });
    return { head: site.business.name, body: JSON.stringify([...parts, renders]), problems };
  };
  exports.documentOf = (page, rendered, config, assets) =>
    JSON.stringify({ head: rendered.head, body: JSON.parse(rendered.body), ...assets });
`;

/** An exposed module that renders which React it got and the URL of its files. */
const part = (name: string) => `
  const react = require('react');
  exports.default = () => '${name} with ' + react.version + ' React and ' + __module_base__ + 'tin.svg';
`;

const DECLARATION = `
  const { moduleEvents } = require('@simmer/shared/bus');
  exports.events = moduleEvents({ publishes: [], subscribes: ['cart/changed'] });
`;

/** The first part that a remote exposes. */
export function partOf(name: string): string {
  return (Object.keys(moduleNamed(name).exposes ?? {})[0] ?? './').slice(2);
}

/** The origin differs from that of the test shop. */
export const fakeOrigin = (name: string, prefix = '') =>
  `https://${prefix}${name.replace(/-mfe$/, '')}.remotes.test.example`;

/** The list that a client build has written. */
export function fakeList(name: string, changes: object = {}): string {
  const isShell = name === 'shell';
  const part = isShell ? 'main.11111111' : `${partOf(name)}.22222222`;
  const files = (of: string) => [`${of}.css`, `${of}.js`];
  return JSON.stringify({
    first: isShell ? files(part) : ['remoteEntry.22222222.js'],
    exposes: isShell ? {} : { [partOf(name)]: files(part) },
    deferred: isShell ? files('pages.11111111') : [],
    integrity: {},
    shared: { react: isShell ? '19.3.1' : '^19.3.1' },
    federation: { version: '2.9.2', seenWith: ['2.9.2', '2.8.2'] },
    ...changes,
  });
}

/** Minimal builds of all modules, written again for each test of a file. */
export function fakeModules() {
  const { at, write } = temporaryFolder();
  const module = (name: string, version: string, base: string) => ({
    version,
    client: at(name, 'client'),
    lists: at(name, 'client'),
    server: at(name, 'server'),
    base,
  });
  const input = () => ({
    modules: {
      ...perRemote((name) => module(name, '1.3.0', `${fakeOrigin(name)}/`)),
      shell: module('shell', '1.0.0', '/'),
      'menu-mfe': module('menu-mfe', '1.1.0', 'https://menu.remotes.test.example/1.1.0/'),
      'cart-mfe': module('cart-mfe', '1.2.0', 'https://cart.remotes.test.example/'),
    },
    site: testSiteConfig,
  });

  beforeEach(() => {
    write('shell/client/pages.11111111.css', 'form{}');
    write('shell/client/main.11111111.css', 'body{background:url(pan.0123abcd.svg)}');
    write('shell/server/server.js', SHELL);
    for (const name of MODULES) write(`${name}/client/build.json`, fakeList(name));
    for (const name of REMOTES) {
      const expose = partOf(name);
      const style = `.${expose}{background:url(tin.0123abcd.svg)}`;
      write(`${name}/server/Events.js`, DECLARATION);
      write(`${name}/client/${expose}.22222222.css`, style);
      write(`${name}/server/${expose}.js`, part(expose));
    }
    write(
      'menu-mfe/server/StructuredData.js',
      `exports.structuredData = () => ({ hasMenu: 1 });
       exports.dataFiles = ({ business }) => ({ 'menu.json': { of: business.name }, 'robots.txt': 'none' });`,
    );
  });

  return {
    input,
    /** Writes a file by its path, such as `menu-mfe/server/MenuSections.js`. */
    write,
    remove: (path: string) => {
      rmSync(at(path));
    },
    /** Composes the builds, with changes to the input. */
    composed: (changes: Partial<CompositionInput> = {}) => compose({ ...input(), ...changes }),
  };
}

/** What the fake shell wrote into a document, or the registry. */
export const page = ({ files }: Composition, name: string) => JSON.parse(files.get(name) ?? 'null');
