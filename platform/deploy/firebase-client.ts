import * as v from 'valibot';
import type { DeployClient } from './client';
import { firebaseTools, parseAnswer, type FirebaseOptions } from './firebase-tools';

const ChannelsSchema = v.object({
  result: v.object({
    channels: v.array(
      v.object({
        name: v.string(),
        release: v.optional(v.object({ version: v.object({ name: v.string() }) })),
      }),
    ),
  }),
});

/** Deploys with firebase-tools. */
export function firebaseClient(options: FirebaseOptions): DeployClient {
  const { root } = options;
  const firebase = firebaseTools(options);
  return {
    deployRules: async () => {
      await firebase(root, 'deploy', '--only', 'firestore:rules');
    },
    deploySites: async (directory, sites) => {
      const targets = sites.map((site) => `hosting:${site}`).join(',');
      await firebase(directory, 'deploy', '--only', targets);
    },
    liveVersion: async (directory, site) => {
      const output = await firebase(directory, 'hosting:channel:list', '--site', site, '--json');
      const { channels } = parseAnswer(output, ChannelsSchema).result;
      const live = channels.find(({ name }) => name.endsWith('/channels/live'));
      return live?.release?.version.name.split('/').at(-1);
    },
    restore: async (directory, site, version) => {
      await firebase(directory, 'hosting:clone', `${site}@${version}`, `${site}:live`);
    },
  };
}
