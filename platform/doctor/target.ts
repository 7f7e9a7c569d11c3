import { parseSiteConfig, type SiteConfig } from '@simmer/shared/config';
import { parseRegistry, type Registry } from '@simmer/shared/registry';
import { CliError, messageOf } from '../base';
import { parseJson } from '../hosting';
import { isHealthy, readPorts } from '../local-cloud';
import { moduleOrigin } from '../modules';
import type { Store } from '../releases';
import { sendRequest } from './http-request';

/** The shop to examine. */
export interface Target {
  /** Whether it is the local cloud, where the demo's values are right. */
  isLocal: boolean;
  site: SiteConfig;
  /** The origin that guests open. */
  shop: string;
  /** The base URLs of the services' APIs. */
  services: { auth: string; firestore: string; email: string };
  /** The origin of Firebase's own pages for accounts; the local cloud has none. */
  authPages?: string;
  /** Additional origins that pages of the local cloud may call. */
  localServices: readonly string[];
  /** The releases; none when only an address is known. */
  store?: Store;
  /** The owner's inbox; only the local cloud's can be read. */
  inbox?: string;
}

const GOOGLE = {
  auth: 'https://identitytoolkit.googleapis.com',
  firestore: 'https://firestore.googleapis.com',
  email: 'https://api.emailjs.com',
};

interface Choice {
  /** The configuration of this checkout. The local cloud is examined with the one that it runs with. */
  site: SiteConfig;
  /** The store of releases that was named on the command line. */
  store?: Store;
  /** The address that was named on the command line. */
  address?: string;
  /** The store of the local cloud. */
  localStore: Store;
}

/**
 * The shop that was named on the command line, or the local cloud when none was.
 * @throws CliError when the address is invalid, or the local cloud is not running.
 */
export async function chooseTarget(choice: Choice, env: NodeJS.ProcessEnv): Promise<Target> {
  const { site, store, address, localStore } = choice;
  if (address !== undefined) return atAddress(originOf(address), site, store);
  if (store) return atAddress(originOf(site.business.url), site, store);
  const ports = readPorts(env);
  if (!(await isHealthy('shell', ports)))
    throw new CliError(
      'The local cloud is not running. Start it with "npm start" in another terminal, or name a shop: --store ../releases, or --address https://my-kitchen.web.app.',
    );
  const target = await atAddress(moduleOrigin(ports.shell), site, localStore);
  return { ...target, inbox: `http://127.0.0.1:${String(ports.inbox)}` };
}

function originOf(address: string): string {
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    throw new CliError(`"${address}" is not an address like https://my-kitchen.web.app.`);
  return new URL(address).origin;
}

/** The registry shows whether the services are those of a local cloud. */
async function atAddress(shop: string, site: SiteConfig, store?: Store): Promise<Target> {
  const local = (await readRegistry(shop).catch(() => undefined))?.localCloud;
  return {
    isLocal: local !== undefined,
    // A demo, or a file that SIMMER_SITE_CONFIG names, is a choice of the terminal in which the local cloud runs.
    site: (local && (await servedConfig(shop))) ?? site,
    shop,
    services: local ? { ...local, auth: `${local.auth}/${new URL(GOOGLE.auth).hostname}` } : GOOGLE,
    ...(!local && { authPages: `https://${site.firebase.authDomain}` }),
    localServices: Object.values(local ?? {}),
    ...(store && { store }),
  };
}

const CONFIG = /<script\b[^>]*\bid="site-config"[^>]*>([^<]*)<\/script>/i;

/** The configuration in the shop's home page. The check of the hosts reports a page that does not answer. */
async function servedConfig(shop: string): Promise<SiteConfig | undefined> {
  const home = await sendRequest(`${shop}/`);
  const text = home.isAnswered ? CONFIG.exec(home.text)?.[1] : undefined;
  const parsed = parseSiteConfig(text === undefined ? undefined : parseJson(text));
  return parsed.ok ? parsed.config : undefined;
}

/** @throws Error with a sentence that says what is wrong with the shop's registry.json. */
export async function readRegistry(shop: string): Promise<Registry> {
  const url = `${shop}/registry.json`;
  const reply = await sendRequest(url);
  if (!reply.isAnswered) throw new Error(`${url} cannot be reached: ${reply.reason}.`);
  if (reply.status !== 200) throw new Error(`${url} answers ${String(reply.status)}.`);
  const input = parseJson(reply.text);
  if (input === undefined) throw new Error(`${url} is not JSON.`);
  try {
    return parseRegistry(input);
  } catch (error) {
    throw new Error(`${url}: ${messageOf(error)}`, { cause: error });
  }
}
