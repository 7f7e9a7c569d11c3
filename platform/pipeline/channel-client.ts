import * as v from 'valibot';
import { firebaseTools, parseAnswer, type FirebaseOptions } from '../deploy';

/** Preview channels of Firebase Hosting: https://firebase.google.com/docs/hosting/test-preview-deploy */
export interface ChannelClient {
  /**
   * Creates a channel of a site unless it exists.
   * @returns its address, without a slash at the end.
   */
  open: (site: string, channel: string) => Promise<string>;
  /** @param directory with a `firebase.json` that names one site. */
  deploy: (directory: string, channel: string) => Promise<void>;
}

/** The preview of a forgotten pull request expires by itself. */
const EXPIRES = '7d';

const ChannelSchema = v.object({ name: v.string(), url: v.pipe(v.string(), v.url()) });
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
      if (known) return new URL(known.url).origin;
      const of = [channel, '--site', site, '--expires', EXPIRES];
      const created = await firebase(root, 'hosting:channel:create', ...of, '--json');
      return new URL(parseAnswer(created, CreatedSchema).result.url).origin;
    },
    async deploy(directory, channel) {
      await firebase(directory, 'hosting:channel:deploy', channel, '--expires', EXPIRES);
    },
  };
}
