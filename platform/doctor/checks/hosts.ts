import { messageOf, root } from '../../base';
import { checkDeployed, planDeploy } from '../../deploy';
import { findingsAbout, type Finding } from '../finding';
import type { Target } from '../target';

const { ok, problem } = findingsAbout('Hosts');

const ADVICE =
  'Deploy the store: npm run deploy. If the problem remains, check for something between the host and you, such as a proxy.';

/** Whether guests get what is live in the store: `npm run deploy -- --check` gives the answer. */
export async function checkHosts({ store, site }: Target): Promise<Finding[]> {
  // The servers on this machine compose their answers from their store.
  if (!store) return [];
  try {
    const { addresses } = await planDeploy({ store, site, root, mayBeOlder: true });
    const { asked, problem: wrong } = await checkDeployed(addresses, 'bytes and headers');
    return wrong === undefined
      ? [ok(`All ${String(asked)} pages and files are what is live in the store.`)]
      : [problem(wrong, ADVICE)];
  } catch (error) {
    return [problem(messageOf(error), ADVICE)];
  }
}
