import { readSiteConfig, root } from '../base';
import { chooseTarget, type Target } from '../doctor';
import { openStore } from '../releases';
import { STORE_OPTION, storeOf } from './store-option';

/** The options of the commands that examine a shop. */
export const TARGET_OPTIONS = {
  store: {
    ...STORE_OPTION.store,
    help: 'the store of a real shop, which is at business.url; by default the local cloud',
  },
  address: {
    type: 'string',
    placeholder: '<url>',
    help: 'the address of the shop, if it is not business.url',
  },
} as const;

/** @throws CliError when the configuration is invalid, or no shop is named and the local cloud is not running. */
export async function targetOf(values: { store?: string; address?: string }): Promise<Target> {
  const { store, address } = values;
  return chooseTarget(
    {
      site: await readSiteConfig(root),
      localStore: storeOf({}),
      ...(store !== undefined && { store: openStore(store) }),
      ...(address !== undefined && { address }),
    },
    process.env,
  );
}
