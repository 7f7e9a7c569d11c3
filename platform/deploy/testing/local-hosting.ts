import { cpSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { freePort } from '../../base';
import { listen, type RunningServer } from '../../hosting';
import type { DeployClient } from '../client';

interface Site {
  port: number;
  /** A folder for each deploy, as Firebase Hosting keeps them. */
  versions: string[];
  live: string | undefined;
}

interface Answer {
  status: number;
  body: Buffer;
}

export interface LocalHosting {
  client: DeployClient;
  /** The address of a site, such as `http://127.0.0.1:4000`. */
  origin: (site: string) => string;
  /** The folder that a site serves. */
  live: (site: string) => string | undefined;
  /** The answer to a request, without the network. */
  answer: (url: string) => Answer;
  /** How often the database rules were deployed. */
  rulesDeployed: () => number;
  /**
   * The listener is called before and after every change to what is served. It may throw or hang instead of the step.
   */
  onStep: (listener: (step: string) => Promise<void>) => void;
  stop: () => Promise<void>;
}

/** Sites on this machine that are deployed by copying, completely or not at all, one after the other. */
export async function localHosting(
  directory: string,
  names: readonly string[],
): Promise<LocalHosting> {
  let listener: (step: string) => Promise<void> = () => Promise.resolve();
  let rulesDeployed = 0;
  const sites = new Map<string, Site>();
  const servers: RunningServer[] = [];
  for (const name of names) {
    const site: Site = { port: await freePort(), versions: [], live: undefined };
    sites.set(name, site);
    servers.push(await listen(site.port, serve(site)));
  }
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
          const filter = (path: string) => !path.endsWith('.br');
          cpSync(join(from, hosting.public), version, {
            recursive: true,
            dereference: true,
            filter,
          });
          site.versions.push(version);
          site.live = version;
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
  return {
    client,
    origin: (name) => `http://127.0.0.1:${String(siteOf(name).port)}`,
    live: (name) => siteOf(name).live,
    answer: (url) => {
      const { port, pathname } = new URL(url);
      const site = [...sites.values()].find((one) => String(one.port) === port);
      return site ? answerFrom(site, pathname) : { status: 404, body: Buffer.from('Nothing.') };
    },
    rulesDeployed: () => rulesDeployed,
    onStep: (next) => {
      listener = next;
    },
    stop: async () => {
      await Promise.all(servers.map((server) => server.stop()));
    },
  };
}

function serve(site: Site): RequestListener {
  return (request, response) => {
    const { status, body } = answerFrom(site, new URL(request.url ?? '/', 'http://site').pathname);
    response.statusCode = status;
    response.end(body);
  };
}

/** With clean addresses and a 404 page. */
function answerFrom({ live = '/nowhere' }: Site, pathname: string): Answer {
  const path = decodeURI(pathname);
  const read = (name: string) => {
    const file = join(live, name);
    return existsSync(file) && statSync(file).isFile() ? readFileSync(file) : undefined;
  };
  const body = read(path) ?? read(`${path}.html`) ?? read(`${path}/index.html`);
  if (body) return { status: 200, body };
  return { status: 404, body: read('404.html') ?? Buffer.from('Nothing.') };
}
