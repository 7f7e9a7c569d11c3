import { parseSiteConfig, type SiteConfig } from '@simmer/shared/config';
import { CliError } from '../base';
import { parseJson } from '../hosting';
import { isHealthy, loopbackUrl, readPorts } from '../local-cloud';
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
  /** The releases of a real shop. */
  store?: Store;
  /** The owner's inbox; only the local cloud's can be read. */
  inbox?: string;
}

const GOOGLE = {
  auth: 'https://identitytoolkit.googleapis.com',
  firestore: 'https://firestore.googleapis.com',
  email: 'https://api.emailjs.com',
};

/**
 * The shop whose store was named on the command line, or the local cloud when none was.
 * @param site the configuration of this checkout. The local cloud is examined with the one that it runs with.
 * @throws CliError when the local cloud is not running.
 */
export async function chooseTarget(
  site: SiteConfig,
  store: Store | undefined,
  env: NodeJS.ProcessEnv,
): Promise<Target> {
  if (store)
    return {
      isLocal: false,
      site,
      shop: new URL(site.business.url).origin,
      services: GOOGLE,
      authPages: `https://${site.firebase.authDomain}`,
      store,
    };
  const ports = readPorts(env);
  if (!(await isHealthy('shell', ports)))
    throw new CliError(
      'The local cloud is not running. Start it with "npm start" in another terminal, or name the store of a shop: --store ../releases.',
    );
  const shop = moduleOrigin(ports.shell);
  return {
    isLocal: true,
    // A demo, or a file that SIMMER_SITE_CONFIG names, is a choice of the terminal in which the local cloud runs.
    site: (await servedConfig(shop)) ?? site,
    shop,
    services: {
      auth: `${loopbackUrl(ports.auth)}/${new URL(GOOGLE.auth).hostname}`,
      firestore: loopbackUrl(ports.firestore),
      email: loopbackUrl(ports.email),
    },
    inbox: loopbackUrl(ports.inbox),
  };
}

const CONFIG = /<script\b[^>]*\bid="site-config"[^>]*>([^<]*)<\/script>/i;

/** The configuration in the shop's home page. */
async function servedConfig(shop: string): Promise<SiteConfig | undefined> {
  const home = await sendRequest(`${shop}/`);
  const text = home.isAnswered ? CONFIG.exec(home.text)?.[1] : undefined;
  const parsed = parseSiteConfig(text === undefined ? undefined : parseJson(text));
  return parsed.ok ? parsed.config : undefined;
}
