import * as v from 'valibot';
import { firebaseTools, parseAnswer, type FirebaseOptions } from '../deploy';

export interface Channel {
  /** Without a slash at the end. */
  address: string;
  /** Whether nothing was deployed to it yet, so that nobody knows the address. */
  isNew: boolean;
}

/** Preview channels of Firebase Hosting: https://firebase.google.com/docs/hosting/test-preview-deploy */
export interface ChannelClient {
  /** Creates a channel of a site unless it exists. */
  open: (site: string, channel: string) => Promise<Channel>;
  /** @param directory with a `firebase.json` that names one site. */
  deploy: (directory: string, channel: string) => Promise<void>;
}

/** The preview of a forgotten pull request expires by itself. */
const EXPIRES = '7d';

const ChannelSchema = v.object({
  name: v.string(),
  url: v.pipe(v.string(), v.url()),
  /** What was deployed last. */
  release: v.optional(v.unknown()),
});
const ListSchema = v.object({ result: v.object({ channels: v.array(ChannelSchema) }) });
const CreatedSchema = v.object({ result: ChannelSchema });

export function firebaseChannels(options: FirebaseOptions): ChannelClient {
  const { root } = options;
  const firebase = firebaseTools(options);
  return {
    async open(site, channel) {
      const list = await firebase(root, 'hosting:channel:list', '--site', site, '--json');
      const { channels } = parseAnswer(list, ListSchema).result;
      const known = channels.find(({ name }) => name.endsWith(`/channels/${channel}`));
      if (known) return { address: new URL(known.url).origin, isNew: known.release === undefined };
      const of = [channel, '--site', site, '--expires', EXPIRES];
      const created = await firebase(root, 'hosting:channel:create', ...of, '--json');
      const { url } = parseAnswer(created, CreatedSchema).result;
      return { address: new URL(url).origin, isNew: true };
    },
    async deploy(directory, channel) {
      await firebase(directory, 'hosting:channel:deploy', channel, '--expires', EXPIRES);
    },
  };
}
