import { cpSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { headersAt, type HostingSite } from '../../hosting';
import type { DeployClient } from '../firebase';

interface Site {
  /** A folder for each deploy, as Firebase Hosting has them. */
  versions: string[];
  live: string | undefined;
  channels: Map<string, string>;
}

interface Answer {
  status: number;
  body: Buffer;
  /** Those of the `firebase.json` that was deployed. */
  headers: Readonly<Record<string, string>>;
}

/** The address of a site, and where what is staged for it can be visited. */
export const originOf = (site: string) => `https://${site}.web.app`;
const stagedOriginOf = (site: string, channel = 'staged') => `https://${site}--${channel}.web.app`;

/** Sites that are deployed by copying, completely or not at all, one after the other. They answer `fetch`. */
export function localHosting(directory: string, names: readonly string[]) {
  let listener: (step: string) => Promise<void> = () => Promise.resolve();
  /** Those of the `firebase.json` that each version was deployed with. */
  const headers = new Map<string, HostingSite>();
  const sites = new Map<string, Site>(
    names.map((name) => [name, { versions: [], live: undefined, channels: new Map() }]),
  );
  const siteOf = (name: string) => {
    const site = sites.get(name);
    if (!site) throw new Error(`There is no site ${name}.`);
    return site;
  };
  const around = async (what: string, change: () => unknown) => {
    await listener(`before ${what}`);
    change();
    await listener(`after ${what}`);
  };
  const client: DeployClient = {
    deployRules: () => Promise.resolve(),
    deploySites: async (from, wanted) => {
      for (const name of wanted)
        await around(`site ${name}`, () => (siteOf(name).live = copied(from, name)));
    },
    stage: async (from, name, channel) => {
      let version = '';
      await around(`staging site ${name}`, () => {
        version = copied(from, name);
        siteOf(name).channels.set(channel, version);
      });
      return { version, address: stagedOriginOf(name, channel) };
    },
    liveVersion: async (_from, name) => {
      await listener('asking what is live');
      return siteOf(name).live;
    },
    makeLive: (name, version) =>
      around(`making live on site ${name}`, () => (siteOf(name).live = version)),
  };
  /** @returns the folder of a new version of a site. */
  function copied(from: string, name: string): string {
    const config = JSON.parse(readFileSync(join(from, 'firebase.json'), 'utf8'));
    const hosting = config.hosting.find((one: { site: string }) => one.site === name);
    const { versions } = siteOf(name);
    const version = join(directory, name, String(versions.length + 1));
    mkdirSync(version, { recursive: true });
    cpSync(join(from, hosting.public), version, { recursive: true });
    versions.push(version);
    headers.set(version, hosting);
    return version;
  }
  const answer = (url: string): Answer => {
    const { origin, pathname } = new URL(url);
    const [, name = '', channel] = /^https:\/\/(.+?)(?:--(\w+))?\.web\.app$/.exec(origin) ?? [];
    const site = sites.get(name);
    const version = channel === undefined ? site?.live : site?.channels.get(channel);
    const hosting = headers.get(version ?? '');
    return {
      ...contentAt(version, pathname),
      headers: hosting ? headersAt(pathname, hosting) : {},
    };
  };
  jest.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    const { body, ...rest } = answer(new Request(input).url);
    return Promise.resolve(new Response(new Uint8Array(body), rest));
  });
  return {
    client,
    /** The folder that a site serves. */
    live: (name: string) => siteOf(name).live,
    /** The answer to a request. `fetch` gives the same. */
    answer,
    /** Calls the listener before and after every change to what is served. It may throw or hang instead. */
    onStep: (next: typeof listener) => {
      listener = next;
    },
  };
}

/** The answer of a site with clean addresses and a 404 page. */
function contentAt(live = '/nowhere', pathname: string): Omit<Answer, 'headers'> {
  const path = decodeURI(pathname);
  const read = (name: string) => {
    const file = join(live, name);
    return existsSync(file) && statSync(file).isFile() ? readFileSync(file) : undefined;
  };
  const body = read(path) ?? read(`${path}.html`) ?? read(`${path}/index.html`);
  if (body) return { status: 200, body };
  return { status: 404, body: read('404.html') ?? Buffer.from('Nothing.') };
}
