import { messageOf, root, type Site } from '../../base';
import { checkDeployed, planDeploy } from '../../deploy';
import type { Store } from '../../releases';
import { findingsAbout, type Finding } from '../finding';

const { ok, problem } = findingsAbout('Hosts');

const ADVICE =
  'Deploy the store: npm run deploy. If the problem remains, check for something between the host and you, such as a proxy.';

/** Whether guests get what is live in the store: every page and file, with its headers. */
export async function checkHosts(site: Site, store: Store): Promise<Finding[]> {
  try {
    const { addresses } = await planDeploy({ store, site, root, mayBeOlder: true });
    const { asked, problem: wrong } = await checkDeployed(addresses);
    return wrong === undefined
      ? [ok(`All ${String(asked)} pages and files are what is live in the store.`)]
      : [problem(wrong, ADVICE)];
  } catch (error) {
    return [problem(messageOf(error), ADVICE)];
  }
}
