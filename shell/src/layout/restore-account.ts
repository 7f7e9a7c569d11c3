import { auth } from '@simmer/shared/auth';

/**
 * Shows who is signed in since an earlier visit. Someone may sign in in another tab while this one has no sign-in code
 * that would notice, so it looks again whenever the guest comes back to it.
 */
export function restoreAccount(): void {
  const restore = () => void auth.restore();
  restore();
  window.addEventListener('focus', restore);
  document.addEventListener('visibilitychange', restore);
}
