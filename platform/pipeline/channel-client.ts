import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { CliError, runCommand } from '../base';

/** Preview channels of Firebase Hosting: https://firebase.google.com/docs/hosting/test-preview-deploy */
export interface ChannelClient {
  /** Creates a channel of a site unless it exists. @returns its address, without a slash at the end. */
  open: (site: string, channel: string) => Promise<string>;
  /** @param directory with a `firebase.json` that names one site. */
  deploy: (directory: string, channel: string) => Promise<void>;
}

/** A preview of a forgotten pull request goes by itself. */
const EXPIRES = '7d';

const ChannelSchema = v.object({ name: v.string(), url: v.pipe(v.string(), v.url()) });
const ListSchema = v.object({ result: v.object({ channels: v.array(ChannelSchema) }) });
const CreatedSchema = v.object({ result: ChannelSchema });

interface Options {
  /** The root of the repository. */
  root: string;
  project: string;
}

/** Uses firebase-tools, as whoever is logged in or as GOOGLE_APPLICATION_CREDENTIALS says. */
export function firebaseChannels({ root, project }: Options): ChannelClient {
  const program = resolve(root, 'node_modules/firebase-tools/lib/bin/firebase.js');
  async function firebase(...args: string[]): Promise<string> {
    const all = [program, ...args, '--non-interactive', '--project', project];
    const env = { CI: 'true', NO_UPDATE_NOTIFIER: '1' };
    const { code, output } = await runCommand(process.execPath, all, { cwd: root, env });
    if (code === 0) return output;
    throw new CliError(`"firebase ${args.join(' ')}" failed:\n${output.trim()}`);
  }
  return {
    async open(site, channel) {
      const list = await firebase('hosting:channel:list', '--site', site, '--json');
      const { channels } = parseJson(list, ListSchema).result;
      const known = channels.find(({ name }) => name.endsWith(`/channels/${channel}`));
      if (known) return new URL(known.url).origin;
      const of = [channel, '--site', site, '--expires', EXPIRES];
      const created = await firebase('hosting:channel:create', ...of, '--json');
      return new URL(parseJson(created, CreatedSchema).result.url).origin;
    },
    async deploy(directory, channel) {
      const config = join(directory, 'firebase.json');
      await firebase('hosting:channel:deploy', channel, '--expires', EXPIRES, '--config', config);
    },
  };
}

/** What `--json` prints, after any warning. */
function parseJson<Schema extends v.GenericSchema>(
  output: string,
  schema: Schema,
): v.InferOutput<Schema> {
  try {
    return v.parse(schema, JSON.parse(output.slice(output.search(/^\{/m))));
  } catch (cause) {
    throw new CliError(`firebase-tools answered in a form that is not known: ${output}`, { cause });
  }
}
