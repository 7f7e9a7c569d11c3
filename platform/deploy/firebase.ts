import { join } from 'node:path';
import * as v from 'valibot';
import { CliError, runCommand, withProgress } from '../base';
import { FIREBASE_ENVIRONMENT, firebaseProgram } from '../setup';

type Client = ReturnType<typeof firebaseClient>;
/** What a deploy needs from its hosts. A failed call leaves each site either unchanged or completely deployed. */
export type DeployClient = Pick<
  Client,
  'deployRules' | 'deploySites' | 'stage' | 'liveVersion' | 'makeLive'
>;
/** Preview channels of Firebase Hosting: https://firebase.google.com/docs/hosting/test-preview-deploy */
export type ChannelClient = Pick<Client, 'openChannel' | 'deployChannel'>;

const ChannelSchema = v.object({
  name: v.string(),
  url: v.pipe(v.string(), v.url()),
  /** What was deployed last. */
  release: v.optional(v.object({ version: v.object({ name: v.string() }) })),
});
const ListSchema = v.object({ result: v.object({ channels: v.array(ChannelSchema) }) });
const CreatedSchema = v.object({ result: ChannelSchema });

/** The preview of a forgotten pull request expires by itself. */
const EXPIRES = ['--expires', '7d'];
const LAST_LINES = 15;

type Channel = v.InferOutput<typeof ChannelSchema>;
const versionOf = (channel: Channel | undefined) =>
  channel?.release?.version.name.split('/').at(-1);

interface FirebaseOptions {
  /** The root of the repository, whose firebase.json names the database rules. */
  root: string;
  project: string;
  signal: AbortSignal;
}

/** Uses firebase-tools with the account that is logged in, or that of GOOGLE_APPLICATION_CREDENTIALS. */
export function firebaseClient({ root, project, signal }: FirebaseOptions) {
  /** Runs it in a folder with a `firebase.json`. @throws CliError with the end of its output. */
  const run = async (directory: string, args: string[], stop?: AbortSignal): Promise<string> => {
    const all = [await firebaseProgram(), ...args, '--non-interactive', '--project', project];
    const { code, output } = await withProgress(
      () => `firebase ${args[0] ?? ''}`,
      runCommand(process.execPath, [...all, '--config', join(directory, 'firebase.json')], {
        cwd: directory,
        env: FIREBASE_ENVIRONMENT,
        ...(stop && { signal: stop }),
      }),
    );
    if (code === 0) return output;
    const end = output.trim().split('\n').slice(-LAST_LINES).join('\n    ');
    throw new CliError(`"firebase ${args.join(' ')}" failed:\n    ${end}`);
  };
  const firebase = (directory: string, ...args: string[]) => run(directory, args, signal);
  const channelOf = async (directory: string, site: string, channel: string) => {
    const list = await firebase(directory, 'hosting:channel:list', '--site', site, '--json');
    const { channels } = parseAnswer(list, ListSchema).result;
    return channels.find(({ name }) => name.endsWith(`/channels/${channel}`));
  };
  return {
    /** Puts the database rules in force. */
    async deployRules(): Promise<void> {
      await firebase(root, 'deploy', '--only', 'firestore:rules');
    },
    /**
     * Makes the folders of these sites live, in any order.
     * @param directory with the `firebase.json` that names the folders.
     */
    async deploySites(directory: string, sites: readonly string[]): Promise<void> {
      const targets = sites.map((site) => `hosting:${site}`).join(',');
      await firebase(directory, 'deploy', '--only', targets);
    },
    /**
     * Deploys the folder of a site to an address that nobody is told: a channel with this name.
     * @returns the version, for `makeLive`, and its address.
     */
    async stage(
      directory: string,
      site: string,
      name: string,
    ): Promise<{ version: string; address: string }> {
      // Pages there have the shop's own address (shell/tools/visit-shop.ts), so accounts do not have to work at this
      // address.
      const options = ['--only', site, '--no-authorized-domains', ...EXPIRES];
      await firebase(directory, 'hosting:channel:deploy', name, ...options);
      const channel = await channelOf(directory, site, name);
      const version = versionOf(channel);
      if (!channel || version === undefined)
        throw new CliError(`The channel "${name}" of ${site} is empty after a deploy.`);
      return { version, address: new URL(channel.url).origin };
    },
    /** The version that guests get now. Undefined when nothing was ever deployed. */
    async liveVersion(directory: string, site: string): Promise<string | undefined> {
      return versionOf(await channelOf(directory, site, 'live'));
    },
    /**
     * Makes a version of a site live, with its files and its headers. The signal does not stop it: after an
     * interruption, it restores what was live.
     */
    async makeLive(site: string, version: string): Promise<void> {
      await run(root, ['hosting:clone', `${site}@${version}`, `${site}:live`]);
    },
    /**
     * Creates a channel of a site unless it exists.
     * @returns its address, and whether nothing was deployed to it yet, so that nobody knows the address.
     */
    async openChannel(site: string, channel: string) {
      const known = await channelOf(root, site, channel);
      if (known) return { address: new URL(known.url).origin, isNew: known.release === undefined };
      const of = [channel, '--site', site, ...EXPIRES];
      const created = await firebase(root, 'hosting:channel:create', ...of, '--json');
      const { url } = parseAnswer(created, CreatedSchema).result;
      return { address: new URL(url).origin, isNew: true };
    },
    /** @param directory with a `firebase.json` that names one site. */
    async deployChannel(directory: string, channel: string): Promise<void> {
      await firebase(directory, 'hosting:channel:deploy', channel, ...EXPIRES);
    },
  };
}

/**
 * Parses the output of `--json`, which may follow a warning.
 * @throws CliError when it has an unexpected format.
 */
function parseAnswer<Schema extends v.GenericSchema>(
  output: string,
  schema: Schema,
): v.InferOutput<Schema> {
  const json = v.pipe(v.string(), v.parseJson(), schema);
  const parsed = v.safeParse(json, output.slice(output.search(/^\{/m)));
  if (!parsed.success)
    throw new CliError(`firebase-tools answered in an unknown format: ${output}`);
  return parsed.output;
}
