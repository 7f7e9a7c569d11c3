import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { CliError, runCommand, withProgress } from '../base';
import type { DeployClient } from './client';

const LAST_LINES = 15;

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

interface Options {
  /** The root of the repository, whose firebase.json names the database rules. */
  root: string;
  project: string;
  signal: AbortSignal;
  /** For tests: the environment of firebase-tools. */
  env?: NodeJS.ProcessEnv;
}

/** Deploys with firebase-tools, as whoever is logged in or as GOOGLE_APPLICATION_CREDENTIALS says. */
export function firebaseClient({ root, project, signal, env = {} }: Options): DeployClient {
  const program = resolve(root, 'node_modules/firebase-tools/lib/bin/firebase.js');
  async function firebase(directory: string, ...args: string[]): Promise<string> {
    const all = [program, ...args, '--non-interactive', '--project', project];
    const { code, output } = await withProgress(
      () => `firebase ${args[0] ?? ''}`,
      runCommand(process.execPath, [...all, '--config', join(directory, 'firebase.json')], {
        cwd: directory,
        // Outside of CI firebase-tools checks for updates.
        env: { CI: 'true', NO_UPDATE_NOTIFIER: '1', ...env },
        signal,
      }),
    );
    if (code === 0) return output;
    const end = output.trim().split('\n').slice(-LAST_LINES).join('\n    ');
    throw new CliError(`"firebase ${args.join(' ')}" failed:\n    ${end}`);
  }
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
      const { channels } = readChannels(output);
      const live = channels.find(({ name }) => name.endsWith('/channels/live'));
      return live?.release?.version.name.split('/').at(-1);
    },
    restore: async (directory, site, version) => {
      await firebase(directory, 'hosting:clone', `${site}@${version}`, `${site}:live`);
    },
  };
}

/** What `--json` prints, after any warning. */
function readChannels(output: string): v.InferOutput<typeof ChannelsSchema>['result'] {
  let input: unknown;
  try {
    input = JSON.parse(output.slice(output.search(/^\{/m)));
  } catch {
    input = undefined;
  }
  const parsed = v.safeParse(ChannelsSchema, input);
  if (!parsed.success)
    throw new CliError(`firebase-tools listed the channels in a form that is not known: ${output}`);
  return parsed.output.result;
}
