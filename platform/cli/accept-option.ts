import { parseAccepted } from '../gate';

/** The differences from what is live that a team means. */
export const ACCEPT_OPTION = {
  accept: {
    type: 'string',
    placeholder: '<kinds>',
    help: 'differences from what is live that are meant, as the gate names them: words,layout,money:1a2b3c',
  },
} as const;

/** @throws CliError for what is no kind of difference. */
export function acceptedOf({ accept }: { readonly accept?: string }): ReadonlySet<string> {
  return parseAccepted(accept ?? '');
}
