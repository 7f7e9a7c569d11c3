import { messageOf } from '../../../../platform/base';
import type { Site } from '../../../../platform/shop';
import { checkDeployed, planDeploy, siteAsDeployed } from '../../../../platform/deploy';
import { composeLive, type Store } from '../../../../platform/releases';
import { ownerDishes } from '../../owner-dishes/owner-dishes';
import { findingsAbout, type Finding } from '../finding';

const { ok, problem } = findingsAbout('Hosts');

/** Whether guests get what is live in the store: every page and file, with its headers. */
export async function checkHosts(configured: Site, store: Store): Promise<Finding[]> {
  try {
    if (!store.readHosts().sites)
      return [
        problem(
          `${store.directory} names no hosts: it is a store of this machine.`,
          'Name the copy of the branch "releases" of the shop: npm run doctor -- --store ../releases. If the shop has no hosts yet, docs/going-live.md says how it gets them.',
        ),
      ];
    const state = store.readState();
    const site = await siteAsDeployed(configured, ownerDishes);
    const { files: pages } = await composeLive(store, store.readHosts(), state, site);
    const { addresses } = await planDeploy({ store, site, state, pages, mayBeOlder: true });
    const { asked, problem: wrong } = await checkDeployed(addresses);
    return wrong === undefined
      ? [ok(`All ${String(asked)} pages and files match what is live in the store.`)]
      : [
          problem(
            wrong,
            'Bring what is live in the store to guests: npm run publish. If the problem remains, check for something between the host and you, such as a proxy.',
          ),
        ];
  } catch (error) {
    return [
      problem(
        messageOf(error),
        'Nothing was compared with the hosts. Fix this, or check your connection, then run the doctor again.',
      ),
    ];
  }
}
