import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CliError, type Site } from '../base';
import { firebaseConfig, optionalServices } from '../hosting';
import { perModule, perRemote } from '../modules';
import { CURRENT, namedFiles, type Store } from '../releases';
import type { Channel, ChannelClient } from './channel-client';

const PUBLIC = 'site';
/** The files that name the origins of the remotes. */
const NAMES_ORIGINS = /\.(html|json)$/;

interface PreviewInput {
  /** Only read, never written. */
  store: Store;
  site: Site;
  /** The name of the channel, such as "pr-12-menu-mfe". */
  channel: string;
  client: ChannelClient;
}

/**
 * Deploys what is live in a store to a preview channel of the shop's site. The channel also contains the remotes'
 * files, so that nothing else is deployed, and pages and remotes have one origin. No module code runs here.
 * @throws CliError when the store names no site, or a deploy fails.
 */
export async function preview({ store, site, channel, client }: PreviewInput): Promise<Channel> {
  const { origins, sites } = await store.readHosts();
  if (!sites)
    throw new CliError(
      `${join(store.directory, 'hosts.json')} names no sites: a preview needs the Hosting site of the shell (docs/going-live.md, step 6).`,
    );
  const opened = await client.open(sites.shell, channel);
  const { address } = opened;
  const directory = await mkdtemp(join(tmpdir(), 'simmer-preview-'));
  try {
    const files = join(directory, PUBLIC);
    await cp(join(store.site, CURRENT), files, { recursive: true, dereference: true });
    await copyRemotes(store, files, origins);
    const documents = await replaceOrigins(files, Object.values(origins), address);
    const { hosting } = firebaseConfig({
      origins: perRemote(() => address),
      sites,
      documents,
      localModules: false,
      includeSubDomains: false,
      // A preview is viewed once, so nothing in it is cached.
      versions: perModule(() => []),
      optional: optionalServices(site),
      shopOrigin: address,
    });
    const own = hosting.filter((one) => one.site === sites.shell);
    await writeFile(
      join(directory, 'firebase.json'),
      JSON.stringify({ hosting: own.map((one) => ({ ...one, public: PUBLIC })) }),
    );
    await client.deploy(directory, channel);
    return opened;
  } finally {
    await rm(directory, { recursive: true });
  }
}

/**
 * Also of a remote that this checkout does not have: a pull request that adds one is deployed by the code that it is
 * merged into. Version names contain a hash, so the folders of two modules do not collide.
 */
async function copyRemotes(
  store: Store,
  files: string,
  origins: Readonly<Record<string, string>>,
): Promise<void> {
  const remotes = new Map(Object.entries(origins).map(([name, origin]) => [origin, name]));
  const texts = await Promise.all((await namingFiles(files)).map((path) => readFile(path, 'utf8')));
  const folders = new Map(
    namedFiles(texts).flatMap(({ origin = '', version }) => {
      const remote = remotes.get(origin);
      return remote === undefined ? [] : [[version, store.client(remote, version)]];
    }),
  );
  for (const [version, folder] of folders)
    await cp(folder, join(files, version), { recursive: true });
}

async function namingFiles(directory: string): Promise<string[]> {
  const names = await readdir(directory, { recursive: true });
  return names.filter((name) => NAMES_ORIGINS.test(name)).map((name) => join(directory, name));
}

/** @returns the text of every document. */
async function replaceOrigins(
  directory: string,
  origins: readonly string[],
  address: string,
): Promise<string[]> {
  const changed = (await namingFiles(directory)).map(async (path) => {
    const text = await readFile(path, 'utf8');
    const moved = origins.reduce((moving, origin) => moving.replaceAll(origin, address), text);
    await writeFile(path, moved);
    return path.endsWith('.html') ? [moved] : [];
  });
  return (await Promise.all(changed)).flat();
}
