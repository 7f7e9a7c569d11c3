import { resolve } from 'node:path';
import { CliError, printRemark, root, STATE_FOLDER, stateDirectory, variable } from '../base';
import { storeClone } from '../publish';
import { isStore, openStore, type Store } from '../releases';

const storeOption = (otherwise: string) =>
  ({
    store: {
      type: 'string',
      placeholder: '<folder>',
      help: `the store of releases; by default ${variable('STORE')}, else ${otherwise}${STATE_FOLDER}/published`,
    },
  }) as const;

/** The option of every command that works on a store of releases. */
export const STORE_OPTION = storeOption('');

/** The option of a command that changes what guests get. */
export const SHOP_STORE_OPTION = storeOption('the branch "releases" of this repository, else ');

interface Values {
  readonly store?: string;
}

const OWN = resolve(stateDirectory, 'published');

/** The store, which the command may begin. */
export function storeOf({ store }: Values): Store {
  return openStore(store ?? process.env[variable('STORE')] ?? OWN);
}

/**
 * The store of the shop: what git has of it, unless a folder is named.
 * @throws CliError naming the folder, when it is no store.
 */
export async function shopStoreOf({ store }: Values): Promise<Store> {
  const named = store ?? process.env[variable('STORE')];
  const folder = named ?? (await storeClone(root, resolve(stateDirectory, 'shop'))) ?? OWN;
  const opened = openStore(folder);
  if (isStore(opened.directory)) return opened;
  throw new CliError(
    `There is no store of releases in ${opened.directory}: it has no live.json. Name another folder with --store, or create a store on this machine with "npm start".`,
  );
}

/** The last line of a command that changed a store: which one, and when guests get it. */
export function printWhere({ directory }: Store, isPublished: boolean): void {
  if (isPublished) printRemark(`Guests get it now. Store: the branch "releases", in ${directory}`);
  else
    printRemark(
      `On this machine only: no guest gets it. "npm start" serves it, "npm run rollback -- <module> --store ${directory}" goes back.`,
    );
}
