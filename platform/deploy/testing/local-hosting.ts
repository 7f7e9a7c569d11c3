import { cpSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { headersAt, type HostingSite } from '../../hosting';
import type { DeployClient } from '../firebase';

interface Site {
  /** A folder for each deploy, as Firebase Hosting has them. */
  versions: string[];
  live: string | undefined;
  hosting?: HostingSite;
}

interface Answer {
  status: number;
  body: Buffer;
  /** Those of the `firebase.json` that was deployed. */
  headers: Readonly<Record<string, string>>;
}

/** The address of a site. */
export const originOf = (site: string) => `https://${site}.web.app`;

/** Sites that are deployed by copying, completely or not at all, one after the other. They answer `fetch`. */
export function localHosting(directory: string, names: readonly string[]) {
  let listener: (step: string) => Promise<void> = () => Promise.resolve();
  let rulesDeployed = 0;
  const sites = new Map<string, Site>(
    names.map((name) => [name, { versions: [], live: undefined }]),
  );
  const siteOf = (name: string) => {
    const site = sites.get(name);
    if (!site) throw new Error(`There is no site ${name}.`);
    return site;
  };
  const around = async (what: string, change: () => void) => {
    await listener(`before ${what}`);
    change();
    await listener(`after ${what}`);
  };
  const client: DeployClient = {
    deployRules: () =>
      around('the rules', () => {
        rulesDeployed += 1;
      }),
    deploySites: async (from, wanted) => {
      const config = JSON.parse(readFileSync(join(from, 'firebase.json'), 'utf8'));
      for (const name of wanted) {
        const site = siteOf(name);
        const hosting = config.hosting.find((one: { site: string }) => one.site === name);
        await around(`site ${name}`, () => {
          const version = join(directory, name, String(site.versions.length + 1));
          mkdirSync(version, { recursive: true });
          cpSync(join(from, hosting.public), version, { recursive: true });
          site.versions.push(version);
          site.live = version;
          site.hosting = hosting;
        });
      }
    },
    liveVersion: async (_from, name) => {
      await listener('asking what is live');
      return siteOf(name).live;
    },
    restore: (_from, name, version) =>
      around(`going back on site ${name}`, () => {
        siteOf(name).live = version;
      }),
  };
  const answer = (url: string): Answer => {
    const { origin, pathname } = new URL(url);
    const site = sites.get(names.find((one) => originOf(one) === origin) ?? '');
    const headers = site?.hosting ? headersAt(pathname, site.hosting) : {};
    return { ...contentAt(site?.live, pathname), headers };
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
    /** How often the database rules were deployed. */
    rulesDeployed: () => rulesDeployed,
    /** Calls the listener before and after every change to what is served. It may throw or hang instead. */
    onStep: (next: typeof listener) => {
      listener = next;
    },
  };
}

/** With clean addresses and a 404 page. */
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
