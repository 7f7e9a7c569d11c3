import { parseRegistry } from '@simmer/shared/registry';
import {
  assetHeaders,
  documentHeaders,
  inlineHashes,
  isVerified,
  optionalServices,
  parseJson,
  remoteHeaders,
} from '../../hosting';
import { findingsAbout, type Finding } from '../finding';
import { type Reply, sendRequest } from '../http-request';
import { linkedFiles } from '../linked-files';
import type { Hosts } from '../../releases';
import type { Target } from '../target';
import { comparePolicies } from './compare-policies';

const { ok, problem } = findingsAbout('Headers');

const AGAIN =
  'Deploy the store again. If the problem remains, check for something between the host and you, such as a proxy.';

type Headers = Readonly<Record<string, string>>;

/** Compares the served headers of each kind of file with those of platform/hosting/headers.ts. */
export async function checkHeaders(target: Target): Promise<Finding[]> {
  const { shop, site, isLocal } = target;
  const home = await sendRequest(`${shop}/`);
  const registry = await sendRequest(`${shop}/registry.json`);
  // For a shop that does not answer, the check of the hosts gives better advice.
  if (!home.isAnswered || !registry.isAnswered) return [];
  const entries = entriesOf(registry);
  const hosts = await hostsOf(target);
  const live = entries.map((entry) => new URL(entry).origin);
  const page = (remotes: readonly string[]) =>
    documentHeaders({
      remotes: [...new Set(remotes)],
      localServices: target.localServices,
      localModules: isLocal || (hosts?.allowLocalModules ?? false),
      optional: optionalServices(site),
      inline: inlineHashes(home.text),
      isVerified: isVerified(home.text),
    });
  const shopOrigin = isLocal ? shop : new URL(site.business.url).origin;
  const scripts = linkedFiles(home.text, shop).filter((url) => new URL(url).origin === shop);
  const files = [...scripts.slice(0, 1), ...entries];
  const missing = await sendRequest(`${shop}/no-such-page`);
  const findings = [
    // A deployed policy allows every host of hosts.json, also those of remotes without a live release.
    ...compare(
      '/',
      home.headers,
      page(live),
      page([...live, ...Object.values(hosts?.origins ?? {})]),
    ),
    ...compare('/registry.json', registry.headers, assetHeaders('/registry.json')),
    ...(await Promise.all(files.map((url) => checkFile(url, shop, shopOrigin)))).flat(),
    ...(missing.isAnswered && missing.status !== 404
      ? [problem(`A page that does not exist answers ${String(missing.status)}, not 404.`, AGAIN)]
      : []),
  ];
  return findings.length > 0
    ? findings
    : [ok('The home page, the registry, a script and every entry have the expected headers.')];
}

/** The owner's choices in `hosts.json`. The check of the hosts reports faults in that file. */
function hostsOf({ store }: Target): Promise<Hosts | undefined> | undefined {
  return store?.readHosts().catch(() => undefined);
}

async function checkFile(url: string, shop: string, shopOrigin: string): Promise<Finding[]> {
  const reply = await sendRequest(url, { headers: { Origin: shopOrigin } });
  if (!reply.isAnswered || reply.status !== 200) return [];
  const { origin, pathname } = new URL(url);
  const expected = origin === shop ? assetHeaders(pathname) : remoteHeaders(pathname, shopOrigin);
  return compare(origin === shop ? pathname : url, reply.headers, expected);
}

function entriesOf(registry: Reply): string[] {
  try {
    const { modules } = parseRegistry(registry.isAnswered ? parseJson(registry.text) : undefined);
    return Object.values(modules).map(({ entry }) => entry);
  } catch {
    return [];
  }
}

/** @param widest differs from the expected headers where the policy may allow more. */
function compare(
  place: string,
  answered: globalThis.Headers,
  expected: Headers,
  widest = expected,
): Finding[] {
  return Object.entries(expected).flatMap(([name, value]) => {
    const actual = answered.get(name);
    if (actual === null) return [problem(`${place} is answered without ${name}.`, AGAIN)];
    if (name === 'Content-Security-Policy')
      return comparePolicies(actual, value, widest[name]).map((fault) =>
        problem(`The policy of ${place} ${fault}.`, AGAIN),
      );
    return isSame(name, actual, value)
      ? []
      : [problem(`${place} is answered with ${name}: ${actual}, instead of ${value}.`, AGAIN)];
  });
}

/** A host may add to the list in `Vary`, and the owner may promise HTTPS for every subdomain. */
function isSame(name: string, actual: string, expected: string): boolean {
  const list = (text: string) => text.toLowerCase().split(/\s*,\s*/);
  if (name === 'Vary') return list(expected).every((item) => list(actual).includes(item));
  return (
    actual === expected ||
    (name === 'Strict-Transport-Security' && actual === `${expected}; includeSubDomains`)
  );
}
