import { existsSync } from 'node:fs';
import { CliError } from '../base';
import { isModuleName, type ModuleName } from '../modules';
import { moduleFiles, type Deployed, type Deployment, type Store } from '../releases';
import { addressesOf, type Address } from './addresses';
import { requireNewest } from './newest-store';
import type { Snapshot } from './snapshot';
import { fetchText } from './verify-urls';

/** What a deploy has to do. */
export interface Plan {
  /** The content of `deployed.json` after the deploy, except for the time. */
  target: Omit<Deployed, 'at'>;
  /** How the live versions differ from those that were deployed. */
  differences: Deployment['differences'];
  /** Whether `firestore.rules` changed since it was last deployed, and is to be deployed. */
  rulesChanged: boolean;
  /** Whether the same composition, headers and rules were deployed before. */
  isDeployed: boolean;
  addresses: { remotes: Address[]; shell: Address[] };
}

interface PlanInput {
  /** The shop's public origin. */
  shop: string;
  /** Whether the rules that are in force stay. */
  keepsRules?: boolean;
  /** Whether the store may be an old copy. */
  mayBeOlder?: boolean;
}

/**
 * What a deploy of a store at one moment has to do.
 * @throws CliError when the store is an old copy (newest-store.ts), a deploy would remove a file that live documents
 * name, or the documents to deploy name a file that is not in the store.
 */
export async function planDeploy(
  store: Store,
  snapshot: Snapshot,
  { shop, keepsRules = false, mayBeOlder = false }: PlanInput,
): Promise<Plan> {
  if (!mayBeOlder) await requireNewest(store);
  await requireLiveFilesStored(store, snapshot, shop);
  const addresses = await addressesOf(snapshot, shop);
  const { composition, live, deployment } = snapshot;
  const { changed, differences } = deployment;
  // The record keeps the rules that are in force, so that the next deploy with the rules finds them changed.
  const { rules, ...headers } = deployment.hashes;
  const inForce = keepsRules ? (await store.readDeployed())?.rules : rules;
  const rulesChanged = changed.rules && !keepsRules;
  return {
    target: { composition, live, ...headers, ...(inForce !== undefined && { rules: inForce }) },
    differences,
    rulesChanged,
    isDeployed: !changed.pages && !changed.headers && !rulesChanged,
    addresses,
  };
}

/**
 * A deploy replaces a site's files with those of the store. Guests on the live documents still load the files that
 * these name, so the store must have all of them. An old copy of the store may not.
 */
async function requireLiveFilesStored(
  store: Store,
  { hosts }: Snapshot,
  shop: string,
): Promise<void> {
  for (const path of ['/registry.json', '/']) {
    const text = await fetchText(shop + path);
    for (const { module, version } of [
      ...moduleFiles([text ?? ''], hosts.origins, shop),
      ...namedCanaries(text ?? ''),
    ])
      if (!existsSync(store.client(module, version)))
        throw new CliError(
          `${shop}${path} names ${module} ${version}, which ${store.directory} does not have: a deploy would delete files that guests use. Nothing was deployed. Update the store ("git pull" in it), then deploy again.`,
        );
  }
}

/**
 * Read from the script that chooses the visitors of a canary, because only the canary's own documents name its files.
 */
function namedCanaries(html: string): { module: ModuleName; version: string }[] {
  return [...html.matchAll(/"module":"([\w-]+)","version":"([\w.-]+)"/g)].flatMap(
    ([, module = '', version = '']) => (isModuleName(module) ? [{ module, version }] : []),
  );
}
