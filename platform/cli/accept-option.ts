import { root } from '../base';
import { type Acceptance, parseAccepted } from '../gate';
import { personOf, trailers } from '../releases';

/** The intended differences from what is live. */
export const ACCEPT_OPTION = {
  accept: {
    type: 'string',
    placeholder: '<kinds>',
    help: 'intended differences from what is live, as the gate names them: words,layout,money:1a2b3c; "commit" takes them from the trailer "Accept:" of the latest commit',
  },
} as const;

const OF_COMMIT = /\bcommit\b/;

/** @throws CliError naming what is not a kind of difference. */
export async function acceptedOf({
  accept = '',
}: {
  readonly accept?: string;
}): Promise<Acceptance> {
  const isOfCommit = OF_COMMIT.test(accept);
  const ofCommit = isOfCommit ? await trailers(root, 'Accept') : [];
  const names = parseAccepted([accept.replace(OF_COMMIT, ''), ...ofCommit].join());
  return { names, by: await personOf(root, isOfCommit) };
}
