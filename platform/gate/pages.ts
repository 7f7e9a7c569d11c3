import { printDone, printHeading } from '../base';
import type { Site } from '../shop';
import { type Address, askEach, planDeploy, requestUncached } from '../deploy';
import { composeLive, type Store } from '../releases';
import { textDifferences } from './comparing/built-differences';
import { type Acceptance, codeOf, requireAccepted } from './comparing/verdict';
import { describeDifference } from './comparing/describe-difference';
import { merged } from './comparing/differences';

/** What a host adds or changes by itself is no difference. */
const COMPARED = [
  ...['content-security-policy', 'integrity-policy', 'strict-transport-security'],
  ...['x-content-type-options', 'referrer-policy', 'cross-origin-opener-policy', 'cache-control'],
  ...['permissions-policy', 'access-control-allow-origin', 'cross-origin-resource-policy'],
  'timing-allow-origin',
];

/**
 * Compares the pages that this checkout makes of what is live with those that the deployed shop answers: every document
 * and file with its headers. Nothing else decides how a page looks. A release of the pages changes the composer, the
 * headers, the theme or the configuration.
 * @returns what differs and was accepted.
 * @throws CliError when something differs that nobody accepted, with the differences printed.
 */
export async function admittedPages(
  { store, site }: { store: Store; site: Site },
  acceptance: Acceptance,
): Promise<readonly string[]> {
  printHeading('Comparing the pages');
  const state = store.readState();
  const { files: pages } = await composeLive(store, store.readHosts(), state, site);
  const plan = await planDeploy({ store, site, state, pages, mayBeOlder: true });
  const addresses = [...plan.addresses.shell, ...plan.addresses.remotes];
  const was = await askEach(addresses, deployed);
  const is = addresses.map(({ url, content, headers }) =>
    answer(url, String(content), new Headers(headers)),
  );
  printDone('compared', `${String(addresses.length)} documents and files, with their headers`);
  const differences = merged(textDifferences(was, is));
  const verdict = {
    ...{ problems: [], remarks: [], code: codeOf(differences, []) },
    differences: differences.map((one) => describeDifference(one, ['shell'])),
  };
  return requireAccepted(verdict, acceptance, 'the pages');
}

/** What is at an address, with a line for each header. */
function answer(url: string, text: string, headers: Headers) {
  const lines = COMPARED.map((name) => `${name}: ${headers.get(name) ?? 'missing'}`);
  return [new URL(url).pathname, [text, ...lines].join('\n')] as const;
}

async function deployed({ url }: Address) {
  const response = await requestUncached(url);
  return answer(url, await response.text(), response.headers);
}
