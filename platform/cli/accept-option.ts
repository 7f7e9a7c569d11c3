import { root, variable } from '../base';
import { type Acceptance, parseAccepted } from '../gate';
import { acceptedCodes, personOf } from '../releases';

/** The intended differences from what is live. */
export const ACCEPT_OPTION = {
  accept: {
    type: 'string',
    placeholder: '<code>',
    help: 'the code at the end of a refusal, such as 7f3a, which accepts exactly the differences listed there; "commit" takes the codes in the lines "Accept:" of the pushed or merged commits',
  },
} as const;

const OF_COMMIT = /\bcommit\b/;

/** @throws CliError naming what is not a code. */
export async function acceptedOf({
  accept = '',
}: {
  readonly accept?: string;
}): Promise<Acceptance> {
  const isCommit = OF_COMMIT.test(accept);
  const codes = parseAccepted(accept.replace(OF_COMMIT, ''));
  const ofCommit = isCommit ? await acceptedCodes(root, process.env[variable('PUSHED_AFTER')]) : [];
  return { codes: new Set([...codes, ...ofCommit]), by: await personOf(root, isCommit) };
}
