import { appendFileSync, rmSync } from 'node:fs';
import { readJson } from '../../base/names.js';
import { temporaryFolder } from '../../jest/testing/temporary-folder';
import { moduleNamed, MODULES, perModule, REMOTES } from '../../modules';
import type { Site } from '../../shop';
import { compose } from '../compose';
import type { Composition, CompositionInput } from '../composition';

/** The configuration of the shop: the library's, in the tests of the platform. */
export const site: Site = readJson('shell/site.config.json');

const [FIRST = '', SECOND = ''] = REMOTES;

/**
 * A server build of a shell with a page for each of the first two remotes. Its documents are JSON, so that tests can
 * read what the composer passed in. It provides a fake React that remotes must share.
 */
const SHELL = `
  let site;
  exports.setSiteConfig = (config) => { site = config; };
  let registry;
  exports.setPlaces = (given) => { registry = given; };
  exports.provided = { react: { version: 'the shell’s' } };
  exports.BLOCKS = { site: 'site', registry: 'registry' };
  exports.PARTS = ${JSON.stringify(REMOTES.map((module) => ({ module, expose: partOf(module) })))};
  exports.eventNames = ['hours/changed'];
  exports.eventDeclarations = [{ publishes: ['hours/changed'], subscribes: [] }];
  exports.PAGES = [
    { pathname: '/', file: 'index.html', remotes: ['${FIRST}/${partOf(FIRST)}'], describedBy: ['${FIRST}'], firstPicture: 'pot.svg' },
    { pathname: '/news', file: 'news.html', remotes: ['${SECOND}/${partOf(SECOND)}'], describedBy: [] },
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
  const { moduleEvents } = require('bus');
  exports.events = moduleEvents({ publishes: [], subscribes: ['hours/changed'] });
`;

/** The first part that a remote exposes. */
export function partOf(name: string): string {
  return (Object.keys(moduleNamed(name).exposes ?? {})[0] ?? './').slice(2);
}

/** The origin differs from that of the library. */
export const fakeOrigin = (name: string) => `https://${name}.remotes.test.example`;

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
  const input = () => ({
    modules: perModule((name) => ({
      version: `1.${String(MODULES.indexOf(name))}.0`,
      client: at(name, 'client'),
      lists: at(name, 'client'),
      server: at(name, 'server'),
      base: name === 'shell' ? '/' : `${fakeOrigin(name)}/files/`,
    })),
    site,
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
      `${FIRST}/server/StructuredData.js`,
      `exports.structuredData = () => ({ openingHours: 1 });
       exports.dataFiles = ({ business }) => ({ 'hours.json': { of: business.name }, 'robots.txt': 'none' });`,
    );
  });

  return {
    input,
    /** Writes a file by its path, such as `hours/server/Hours.js`. */
    write,
    /** Adds code to the server build of the shell. */
    changeShell: (code: string) => {
      appendFileSync(at('shell/server/server.js'), code);
    },
    remove: (path: string) => {
      rmSync(at(path));
    },
    /** Composes the builds, with changes to the input. */
    composed: (changes: Partial<CompositionInput> = {}) => compose({ ...input(), ...changes }),
  };
}

/** What the fake shell wrote into a document, or the registry. */
export const page = ({ files }: Composition, name: string) => JSON.parse(files.get(name) ?? 'null');
