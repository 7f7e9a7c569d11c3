import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { MODULES, type ModuleName } from '../../../modules';
import { liveComposition } from '../../site/write-site';
import { promoteOnce, releaseOnce, rollBackOnce, startCanaryOnce } from '../repeatable-commands';
import { publish } from '../publish';
import { publishBuilt, recompose } from '../publish-built';
import { prune } from '../retention';
import type { Hosts, State } from '../state';
import type { Store } from '../store';
import { switchLive } from '../switch';
import { release } from '../transitions';
import { withStoreLock } from '../with-store-lock';

/** A command of a team or of the owner, drawn at random by the tests. */
export type Command =
  | { do: 'publish' | 'release' | 'canary'; module: ModuleName; build: number }
  | { do: 'start'; build: number }
  | { do: 'promote' | 'rollback'; module: ModuleName }
  | { do: 'prune' | 'deploy' }
  | { do: 'recompose'; hosts: number };

/** What commands need in addition to a store. */
export interface TestShop {
  /** The roots of repositories, each with different builds of all modules. */
  roots: readonly string[];
  /** The version of each module's build, in the order of the roots. */
  versions: Readonly<Record<ModuleName, readonly string[]>>;
  hosts: readonly Hosts[];
}

/** Of a canary, in percent. */
const SHARE = 10;

/** The state after a command, by the rules of transitions.ts. Throws when the command refuses. */
export function changed(shop: TestShop, store: Store, command: Command, state: State): State {
  if (command.do === 'start') {
    const built = MODULES.map((module) => [module, shop.versions[module][command.build]] as const);
    return built.reduce<State>(
      (next, [module, version = '']) =>
        next.live[module] === version ? next : release(next, version, { module, at: new Date() }),
      state,
    );
  }
  if (!('module' in command)) return state;
  const { module } = command;
  const how = { module, at: new Date() };
  const version = 'build' in command ? (shop.versions[module][command.build] ?? '') : '';
  if (command.do === 'release') return releaseOnce(state, version, undefined, how).state;
  if (command.do === 'canary') return startCanaryOnce(state, version, SHARE, undefined, how).state;
  if (command.do === 'promote') return promoteOnce(state, undefined, how).state;
  if (command.do === 'rollback') {
    const isStored = (one: string) => store.isStored(module, one);
    return rollBackOnce(state, isStored, undefined, how).state;
  }
  return state;
}

/** Does the same as the terminal command, without a build or a gate. */
export async function perform(shop: TestShop, store: Store, command: Command): Promise<void> {
  if (command.do === 'start') {
    const [hosts] = shop.hosts;
    if (!hosts) throw new Error('There are no hosts.');
    await publishBuilt(
      { store, root: shop.roots[command.build] ?? '', site: testSiteConfig },
      hosts,
    );
    return;
  }
  if ('build' in command) await publish(store, shop.roots[command.build] ?? '', command.module);
  if (command.do === 'publish') return;
  if (command.do === 'prune') return prune(store);
  if (command.do === 'deploy') return deploy(store);
  if (command.do === 'recompose') {
    const hosts = shop.hosts[command.hosts] ?? (await store.readHosts());
    await recompose({ store, root: '', site: testSiteConfig }, hosts);
    return;
  }
  await switchLive(store, testSiteConfig, (state) => changed(shop, store, command, state));
  if (command.do === 'release') await prune(store);
}

/** Records what is live as deployed. */
async function deploy(store: Store): Promise<void> {
  await withStoreLock(store, async () => {
    const composition = await liveComposition(store.site, store.files);
    const { live } = await store.readState();
    if (composition !== undefined)
      await store.writeDeployed({ composition, live, at: new Date().toISOString() });
  });
}
