import { sendTestOrder } from '../../cart-mfe/tools/test-order';
import type { Doctor } from '../../platform/cli';
import { root } from '../../platform/base';
import { examine } from './doctor/examine';
import { printFindings } from './doctor/report';
import { readSiteConfig } from './site-config';

/** What `npm run doctor` checks of this shop. */
export const doctor: Doctor = {
  async examine(store) {
    const findings = await examine(await readSiteConfig(root), store);
    printFindings(findings);
    return findings.every(({ level }) => level !== 'problem');
  },
  order: async () => sendTestOrder(await readSiteConfig(root)),
};
