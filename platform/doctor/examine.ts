import { join } from 'node:path';
import { root } from '../base';
import { checkAccounts } from './checks/accounts';
import { checkConfiguration } from './checks/configuration';
import { checkContrast } from './checks/contrast';
import { checkDatabaseRules } from './checks/database-rules';
import { checkHeaders } from './checks/headers';
import { checkHosts } from './checks/hosts';
import { checkLinks } from './checks/links';
import { checkOrderMail } from './checks/order-mail';
import { checkScripts } from './checks/scripts';
import { checkVenmoCode } from './checks/venmo-code';
import type { Finding } from './finding';
import type { Target } from './target';

/** Checks all parts of a shop. It changes nothing and sends no email. */
export async function examine(target: Target): Promise<Finding[]> {
  const asked = await Promise.all([
    checkHosts(target),
    checkScripts(target),
    checkHeaders(target),
    checkAccounts(target),
    checkDatabaseRules(target),
    checkOrderMail(target),
    checkLinks(target),
    checkContrast(join(root, 'shared/src/ui/tokens.css')),
  ]);
  return [...checkConfiguration(target), ...asked.flat(), ...checkVenmoCode(target)];
}
