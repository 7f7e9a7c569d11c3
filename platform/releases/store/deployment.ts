import { MODULES, type ModuleName } from '../../modules';
import { liveComposition } from '../site/write-site';
import type { Store } from './store';

/** A module whose live version is not the deployed one. */
interface Difference {
  module: ModuleName;
  /** Undefined when the module was never deployed. */
  deployed: string | undefined;
  live: string | undefined;
}

/** Whether what is live in a store is deployed. */
export interface Deployment {
  /** The time of the latest deploy; undefined when there was none. */
  at: string | undefined;
  /** Whether the deployed composition is the one that is live in the store. */
  isDeployed: boolean;
  differences: readonly Difference[];
}

/** Compares what is live in a store with what was last deployed from it. */
export async function deploymentOf(store: Store): Promise<Deployment> {
  const deployed = await store.readDeployed();
  const { live } = await store.readState();
  const composition = await liveComposition(store.site, store.files);
  return {
    at: deployed?.at,
    isDeployed: composition !== undefined && deployed?.composition === composition,
    differences: MODULES.filter((module) => live[module] !== deployed?.live[module]).map(
      (module) => ({ module, deployed: deployed?.live[module], live: live[module] }),
    ),
  };
}
