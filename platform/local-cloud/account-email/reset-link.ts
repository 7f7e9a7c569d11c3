import { loopbackUrl } from '../context';
import type { Ports } from '../ports';

/** Where Firebase's hosting has the page behind a link, too. */
export const ACTION_PATH = '/__/auth/action';

export interface ResetLink {
  /** Whose password it resets. */
  email: string;
  /** The page where the guest chooses a new one. */
  url: string;
}

/**
 * Reads a line that the Auth emulator prints. It sends no email, and its own address for a reset wants the new password in
 * a parameter; the link leads to our page, which asks for it.
 * @returns undefined for any other line.
 */
export function readResetLink(line: string, ports: Ports): ResetLink | undefined {
  const [, email, address] =
    /To reset the password for (\S+), follow this link: (\S+)/.exec(line) ?? [];
  if (email === undefined || address === undefined || !URL.canParse(address)) return undefined;
  const url = new URL(ACTION_PATH, loopbackUrl(ports.email));
  url.search = new URL(address).search;
  url.searchParams.delete('newPassword');
  return { email, url: url.href };
}
