import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CliError, NAME, printRemark } from '../base';
import type { Site } from '../shop';
import { type ChannelClient, type Contents, uploadOf, writeContents } from '../deploy';
import { firebaseConfig, NO_SERVICES } from '../hosting';
import { entryOf, perModule, perRemote, REMOTES } from '../modules';
import { composeLive, type State, type Store } from '../releases';
import { plainFiles } from './plain-folder';

/** Stands for the address of a preview until there is one. */
const ADDRESS = 'https://preview.invalid';
const NAMES_ADDRESS = /\.(html|json)$/;

/**
 * A shop in one folder, with a folder for each remote, for a host whose address is not known yet. Its pages are
 * composed here, because the job that deploys them has credentials and runs no code of a module.
 */
export async function previewFiles({
  store,
  state,
  site,
}: {
  store: Store;
  state: State;
  site: Site;
}): Promise<Contents> {
  const hosts = { origins: perRemote((name) => `${ADDRESS}/${name}`) };
  const { files: pages, warnings } = await composeLive(store, hosts, state, site);
  for (const warning of warnings) printRemark(warning);
  const { files } = uploadOf({ store, state, hosts, site, pages });
  const ofRemotes = REMOTES.flatMap((remote) =>
    [...entryOf(files, remote)].map(([name, bytes]) => [`${remote}/${name}`, bytes] as const),
  );
  return new Map([...ofRemotes, ...files.shell]);
}

/**
 * The files of a preview that another job wrote.
 * @throws CliError naming a link or a hidden file.
 */
export function readPreview(folder: string): Contents {
  return new Map(plainFiles(folder).map((name) => [name, readFileSync(join(folder, name))]));
}

interface PreviewInput {
  files: Contents;
  /** The preview includes `hosts.json`, which names the shop's site. */
  store: Store;
  site: Site;
  /** The name of the channel, such as "pr-12-hours". */
  channel: string;
  client: ChannelClient;
}

/**
 * Deploys files to a preview channel of the shop's site. The remotes are among them, so pages and remotes have one
 * origin and no other site is touched.
 * @throws CliError when the store names no site, or the deploy fails.
 */
export async function deployPreview({
  files,
  store,
  site,
  channel,
  client,
}: PreviewInput): ReturnType<ChannelClient['openChannel']> {
  const { sites } = store.readHosts();
  if (!sites)
    throw new CliError(
      `${join(store.directory, 'hosts.json')} names no sites: a preview needs the Hosting site of the shell (docs/going-live.md, step 6).`,
    );
  const opened = await client.openChannel(sites.shell, channel);
  const contents = new Map(
    [...files].map(([name, bytes]) => [
      name,
      NAMES_ADDRESS.test(name)
        ? Buffer.from(bytes).toString().replaceAll(ADDRESS, opened.address)
        : bytes,
    ]),
  );
  const directory = mkdtempSync(join(tmpdir(), `${NAME}-preview-`));
  try {
    writeContents(join(directory, 'shell'), contents);
    const config = firebaseConfig({
      origins: {},
      sites: { shell: sites.shell },
      documents: [...contents].flatMap(([name, text]) =>
        name.endsWith('.html') ? [String(text)] : [],
      ),
      localModules: false,
      includeSubDomains: false,
      // A preview is viewed once, so nothing in it is cached.
      files: perModule(() => []),
      services: site.services ?? NO_SERVICES,
      shopOrigin: opened.address,
    });
    writeFileSync(join(directory, 'firebase.json'), JSON.stringify(config));
    await client.deployChannel(directory, channel);
    return opened;
  } finally {
    rmSync(directory, { recursive: true });
  }
}
