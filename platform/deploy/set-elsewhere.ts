import { printRemark } from '../base';
import { COMPOSED_WITH_FILE } from '../composer';
import { parseJson } from '../hosting';
import type { SetElsewhere, Site } from '../shop';
import { fetchText } from './verify-urls';

/**
 * The site for pages that guests are to get now. Prints with what they are composed. Never throws: the pages read the
 * rest themselves.
 */
export async function siteOfToday(configured: Site, elsewhere?: SetElsewhere): Promise<Site> {
  if (!elsewhere) return configured;
  const answer = await elsewhere.read(configured);
  const read = answer ?? (await deployedWith(configured).catch(() => undefined));
  if (read === undefined) {
    printRemark('The pages are composed with the configuration alone.');
    return configured;
  }
  const { site, words } = merged(configured, elsewhere, read);
  const source = answer === undefined ? ', as the live ones are' : '';
  printRemark(`The pages are composed with ${words}${source}.`);
  return site;
}

/**
 * The site for pages that are compared with those that guests get: what is set elsewhere is no difference.
 * @throws CliError when the shop cannot be reached.
 */
export async function siteAsDeployed(site: Site, elsewhere?: SetElsewhere): Promise<Site> {
  return elsewhere ? siteComposedWith(site, elsewhere, await deployedWith(site)) : site;
}

/** @param read what other pages were composed with; undefined for the configuration alone. */
export function siteComposedWith(site: Site, elsewhere?: SetElsewhere, read?: unknown): Site {
  return elsewhere && read !== undefined ? merged(site, elsewhere, read).site : site;
}

function merged(configured: Site, elsewhere: SetElsewhere, read: unknown) {
  const { site, fitted, words } = elsewhere.merge(configured, read);
  return { site: { ...site, composedWith: fitted }, words };
}

async function deployedWith({ business }: Site): Promise<unknown> {
  const text = await fetchText(`${new URL(business.url).origin}/${COMPOSED_WITH_FILE}`);
  // Some hosts answer an unknown address with a page.
  return text === undefined ? undefined : parseJson(text);
}
