import { root } from '../base';
import { type Acceptance, parseAccepted } from '../gate';
import { messageLines, personOf } from '../releases';

/** The intended differences from what is live. */
export const ACCEPT_OPTION = {
  accept: {
    type: 'string',
    placeholder: '<kinds>',
    help: 'intended differences from what is live, as the gate names them: words,layout,money:1a2b3c; "commit" takes them from the lines "Accept:" in the messages of what was pushed or is merged',
  },
} as const;

const OF_COMMIT = /\bcommit\b/;

/** Whether a pipeline runs the command, for what was pushed or is merged. */
export const isOfCommit = ({ accept = '' }: { readonly accept?: string }) => OF_COMMIT.test(accept);

/** @throws CliError naming what is not a kind of difference. */
export async function acceptedOf({
  accept = '',
}: {
  readonly accept?: string;
}): Promise<Acceptance> {
  const isCommit = isOfCommit({ accept });
  const ofCommit = isCommit
    ? await messageLines(root, 'Accept', process.env.SIMMER_PUSHED_AFTER)
    : [];
  const names = parseAccepted([accept.replace(OF_COMMIT, ''), ...ofCommit].join());
  return { names, by: await personOf(root, isCommit) };
}
