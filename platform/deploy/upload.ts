import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CliError } from '../base';
import type { Site } from '../shop';
import { firebaseConfig, headersAt, type HostingSite, NO_SERVICES } from '../hosting';
import { entryOf, MODULES, type PerModule, perModule } from '../modules';
import { hostedFiles, photoOf, type Hosts, type State, type Store } from '../releases';

/** Files by their path on a host. */
export type Contents = ReadonlyMap<string, string | Uint8Array>;

/** What a shop's hosts serve. */
export interface Upload {
  files: Readonly<PerModule<Contents>>;
  /** `firebase.json`. */
  config: { hosting: HostingSite[] };
}

export interface UploadInput {
  store: Store;
  state: State;
  hosts: Hosts;
  site: Site;
  /** The composed documents and other files of the shell, by name. */
  pages: ReadonlyMap<string, string>;
}

/**
 * What the hosts get when a store is deployed.
 * @throws CliError naming a file that is not in the store.
 */
export function uploadOf({ store, state, hosts, site, pages }: UploadInput): Upload {
  const stored = perModule((module) => contentsOf(hostedFiles(store, hosts, state, module)));
  const files = {
    ...stored,
    shell: new Map([...stored.shell, ...photoOf(site), ...pages]),
  };
  const config = firebaseConfig({
    origins: hosts.origins,
    sites: hosts.sites ?? {},
    documents: [...pages].flatMap(([name, text]) => (name.endsWith('.html') ? [text] : [])),
    services: site.services ?? NO_SERVICES,
    localModules: hosts.allowLocalModules ?? false,
    includeSubDomains: hosts.includeSubDomains ?? false,
    shopOrigin: new URL(site.business.url).origin,
    files: perModule((module) => [...entryOf(files, module).keys()]),
  });
  return { files, config };
}

/** Writes a folder for each site, and the `firebase.json` that names them. */
export function writeUpload(folder: string, { files, config }: Upload): void {
  for (const module of MODULES) writeContents(join(folder, module), entryOf(files, module));
  // A host without files cannot be deployed to.
  for (const module of MODULES) mkdirSync(join(folder, module), { recursive: true });
  writeFileSync(join(folder, 'firebase.json'), JSON.stringify(config));
}

/**
 * Reads what a module's host serves.
 * @throws CliError naming a file that is not in the store.
 */
function contentsOf(hosted: ReadonlyMap<string, string>): Map<string, string | Uint8Array> {
  return new Map(
    [...hosted].map(([name, path]) => {
      if (existsSync(path)) return [name, readFileSync(path)];
      throw new CliError(
        `${path} is not in the store, but open tabs may need it. Nothing was deployed. Restore it from the history of the store.`,
      );
    }),
  );
}

/** Writes files into a folder. */
export function writeContents(folder: string, files: Contents): void {
  for (const [name, content] of files) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
}

/** A URL, and what its host has to answer. */
export interface Address {
  url: string;
  content: string | Uint8Array;
  status: 200 | 404;
  headers: Readonly<Record<string, string>>;
}

/** Where guests request what is live. */
export interface Addresses {
  remotes: readonly Address[];
  shell: readonly Address[];
}

/**
 * Every file of an upload, where guests request it.
 * @param shop the shop's own origin.
 */
export function addressesOf(
  { files, config }: Upload,
  { origins, sites }: Hosts,
  shop: string,
): Addresses {
  const addresses = (module: string): Address[] => {
    const origin = module === 'shell' ? shop : origins[module];
    const hosting = config.hosting.find(({ site }) => site === sites?.[module]);
    return [...entryOf(files, module)].map(([name, content]) => {
      const isMissing = module === 'shell' && name === '404.html';
      const path = isMissing ? 'no-such-page' : cleanPath(name);
      return {
        url: `${origin ?? ''}/${encodeURI(path)}`,
        content,
        status: isMissing ? 404 : 200,
        headers: hosting ? headersAt(`/${path}`, hosting) : {},
      };
    });
  };
  const remotes = MODULES.filter((module) => module !== 'shell');
  return { remotes: remotes.flatMap(addresses), shell: addresses('shell') };
}

/** `cart.html` is served as `cart`. */
function cleanPath(name: string): string {
  if (!name.endsWith('.html')) return name;
  return name.replace(/\.html$/, '').replace(/(^|\/)index$/, '');
}
