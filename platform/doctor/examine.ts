import { checkAccounts } from './checks/accounts';
import { checkConfiguration } from './checks/configuration';
import { checkDatabaseRules } from './checks/database-rules';
import { checkHosts } from './checks/hosts';
import { checkOrderMail } from './checks/order-mail';
import type { Finding } from './finding';
import type { Target } from './target';

/** Checks all parts of a shop. It changes nothing and sends no email. */
export async function examine(target: Target): Promise<Finding[]> {
  const asked = await Promise.all([
    checkHosts(target),
    checkAccounts(target),
    checkDatabaseRules(target),
    checkOrderMail(target),
  ]);
  return [...checkConfiguration(target), ...asked.flat()];
}
