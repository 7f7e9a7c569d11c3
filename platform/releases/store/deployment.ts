import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MODULES, type ModuleName } from '../../modules';
import { liveComposition } from '../site/write-site';
import type { Deployed } from './state';
import type { Store } from './store';

/** A module whose live version is not the deployed one. */
interface Difference {
  module: ModuleName;
  /** Undefined when the module was never deployed. */
  deployed: string | undefined;
  live: string | undefined;
}

/** Whether what is live in a store is deployed, with its headers and the database rules. */
export interface Deployment {
  /** The time of the latest deploy; undefined when there was none. */
  at: string | undefined;
  /** What differs from what was deployed. */
  changed: Readonly<Record<'pages' | 'headers' | 'rules', boolean>>;
  differences: readonly Difference[];
  /** Those that a deploy records. */
  hashes: Pick<Deployed, 'rules' | 'hosting'>;
}

/**
 * Compares what is live in a store, and the database rules, with what was last deployed from it.
 * @param rules the path of `firestore.rules`.
 */
export async function deploymentOf(store: Store, rules: string): Promise<Deployment> {
  const deployed = await store.readDeployed();
  const { live } = await store.readState();
  const composition = await liveComposition(store.site, store.files);
  const hosting = join(store.directory, 'firebase.json');
  const hashes: Deployment['hashes'] = {
    rules: await hashOf(rules),
    // A store that is served in place has none.
    ...(existsSync(hosting) && { hosting: await hashOf(hosting) }),
  };
  const changed = {
    pages: composition === undefined || deployed?.composition !== composition,
    // Those of a new setting in hosts.json leave the pages as they are.
    headers: deployed?.hosting !== hashes.hosting,
    rules: deployed?.rules !== hashes.rules,
  };
  return {
    at: deployed?.at,
    changed,
    differences: MODULES.filter((module) => live[module] !== deployed?.live[module]).map(
      (module) => ({ module, deployed: deployed?.live[module], live: live[module] }),
    ),
    hashes,
  };
}

async function hashOf(path: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(path))
    .digest('hex');
}
