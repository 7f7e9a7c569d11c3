import { cpSync, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { freePort } from '../../base';
import { listen, type RunningServer } from '../../hosting';
import type { DeployClient } from '../client';

interface Site {
  port: number;
  /** Its deploys, in folders of their own, as Hosting keeps them. */
  versions: string[];
  live: string | undefined;
}

export interface LocalHosting {
  client: DeployClient;
  /** The address of a site, such as `http://127.0.0.1:4000`. */
  origin: (site: string) => string;
  /** The folder that a site serves. */
  live: (site: string) => string | undefined;
  /** How often the database rules were deployed. */
  rulesDeployed: () => number;
  /** Called before and after everything that changes what is served; throws or hangs in place of the step. */
  onStep: (listener: (step: string) => Promise<void>) => void;
  stop: () => Promise<void>;
}

/** Sites on this machine that are deployed by copying: complete or not at all, one after the other. */
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
    servers.push(await listen(site.port, answerFrom(site)));
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
    rulesDeployed: () => rulesDeployed,
    onStep: (next) => {
      listener = next;
    },
    stop: async () => {
      await Promise.all(servers.map((server) => server.stop()));
    },
  };
}

/** With clean addresses and a 404 page. */
function answerFrom(site: Site): RequestListener {
  return (request, response) => {
    const path = decodeURI(new URL(request.url ?? '/', 'http://localhost').pathname);
    const at = (name: string) => join(site.live ?? '/nowhere', name);
    const isFile = (name: string) => existsSync(at(name)) && statSync(at(name)).isFile();
    const found = [path, `${path}.html`, `${path}/index.html`].find(isFile);
    response.statusCode = found === undefined ? 404 : 200;
    response.end(isFile(found ?? '404.html') ? readFileSync(at(found ?? '404.html')) : 'Nothing.');
  };
}
