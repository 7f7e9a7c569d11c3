import { messageOf, root } from '../../base';
import { addressesOf, checkDeployed, planDeploy, uploadOf } from '../../deploy';
import { composeLive, type Store } from '../../releases';
import { findingsAbout, type Finding } from '../finding';
import { readRegistry, type Target } from '../target';

const { ok, warning, problem } = findingsAbout('Hosts');

/** Whether guests get what is live in the store: `npm run deploy -- --check` gives the answer. */
export async function checkHosts(target: Target): Promise<Finding[]> {
  const { shop, store, site, isLocal } = target;
  const advice = isLocal
    ? 'Run "npm start" again.'
    : 'Deploy the store: npm run deploy. If the problem remains, check for something between the host and you, such as a proxy.';
  try {
    if (!store || (!isLocal && new URL(site.business.url).origin !== shop)) {
      await readRegistry(shop);
      return [
        warning(
          `${shop} answers. Whether it answers with what was built is unknown.`,
          'Name the store of the shop at business.url: npm run doctor -- --store ../releases',
        ),
      ];
    }
    // The servers on this machine have a policy for each document, so only bytes are compared.
    const { asked, problem: wrong } = isLocal
      ? await checkDeployed(await localAddresses(store, target), 'bytes')
      : await checkDeployed(
          (await planDeploy({ store, site, root, mayBeOlder: true })).addresses,
          'bytes and headers',
        );
    return wrong === undefined
      ? [ok(`All ${String(asked)} pages and files are what is live in the store.`)]
      : [problem(wrong, advice)];
  } catch (error) {
    return [problem(messageOf(error), advice)];
  }
}

async function localAddresses(store: Store, { site, shop }: Target) {
  const [state, hosts] = [store.readState(), store.readHosts()];
  const { files: pages } = await composeLive(store, hosts, state, site);
  return addressesOf(uploadOf({ store, state, hosts, site, pages }), hosts, shop);
}
