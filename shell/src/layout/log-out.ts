import { auth } from '@simmer/shared/auth';
import { reportError } from '@simmer/shared/report';
import { notices } from './notices/notice-store';

/** Shows a notice if the guest is still logged in afterward. */
export function logOut(): void {
  auth.logOut().catch((error: unknown) => {
    reportError('auth', 'the logout failed.', error);
    notices.show({
      kind: 'log-out-failed',
      text: 'We couldn’t log you out. Please try again.',
    });
  });
}
