import { sendTestOrder } from '../../cart-mfe/tools/test-order';
import type { Doctor } from '../../platform/cli';
import { root } from '../../platform/base';
import { examine } from './doctor/examine';
import { readSiteConfig } from './site-config';

/** What `npm run doctor` checks of this shop. */
export const doctor: Doctor = {
  examine: async (store) => examine(await readSiteConfig(root), store),
  order: async () => sendTestOrder(await readSiteConfig(root)),
};
