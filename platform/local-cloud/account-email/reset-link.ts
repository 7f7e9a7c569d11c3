import { loopbackUrl } from '../context';
import type { Ports } from '../ports';

/** The path of the page behind a link, the same as on Firebase Hosting. */
export const ACTION_PATH = '/__/auth/action';

export interface ResetLink {
  /** The account whose password it resets. */
  email: string;
  /** The page where the guest chooses a new one. */
  url: string;
}

/**
 * Reads a line that the Auth emulator prints. The emulator sends no email, and its own reset URL takes the new password
 * as a parameter, so the link leads to our page, which asks for the password.
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
