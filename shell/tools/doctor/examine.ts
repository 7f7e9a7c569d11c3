import type { Site } from '../site-config';
import type { Store } from '../../../platform/releases';
import { checkAccounts } from './checks/accounts';
import { checkConfiguration } from './checks/configuration';
import { checkDatabaseRules } from './checks/database-rules';
import { checkHosts } from './checks/hosts';
import { checkOrderMail } from './checks/order-mail';
import type { Finding } from './finding';

/** Checks all parts of a shop. It changes nothing and sends no email. */
export async function examine(site: Site, store: Store): Promise<Finding[]> {
  const asked = await Promise.all([
    checkHosts(site, store),
    checkAccounts(site),
    checkDatabaseRules(site),
    checkOrderMail(site),
  ]);
  return [...checkConfiguration(site), ...asked.flat()];
}
