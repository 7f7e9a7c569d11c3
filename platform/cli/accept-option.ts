import { root } from '../base';
import { parseAccepted } from '../gate';
import { trailers } from '../releases';

/** The differences from what is live that a team means. */
export const ACCEPT_OPTION = {
  accept: {
    type: 'string',
    placeholder: '<kinds>',
    help: 'differences from what is live that are meant, as the gate names them: words,layout,money:1a2b3c; "commit" for those in the trailer "Accept:" of the latest commit',
  },
} as const;

const OF_COMMIT = /\bcommit\b/;

/** @throws CliError for what is no kind of difference. */
export async function acceptedOf({
  accept = '',
}: {
  readonly accept?: string;
}): Promise<ReadonlySet<string>> {
  const ofCommit = OF_COMMIT.test(accept) ? await trailers(root, 'Accept') : [];
  return parseAccepted([accept.replace(OF_COMMIT, ''), ...ofCommit].join());
}
