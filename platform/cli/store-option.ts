import { resolve } from 'node:path';
import { stateDirectory } from '../base';
import { openStore, type Store } from '../releases';

/** The option of every command that works on a store of releases. */
export const STORE_OPTION = {
  store: {
    type: 'string',
    placeholder: '<folder>',
    help: 'the store of releases; by default SIMMER_STORE or .simmer/published',
  },
} as const;

export function storeOf({ store }: { readonly store?: string }): Store {
  return openStore(store ?? process.env.SIMMER_STORE ?? resolve(stateDirectory, 'published'));
}
