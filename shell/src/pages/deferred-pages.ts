import { ROUTES } from '@simmer/shared/navigation';
// The styles come with the document: composed HTML looks right before any code has run.
import '@simmer/shared/ui/field.module.css';
import { deferredPage } from './deferred-page';
import './elsewhere/managers-only.module.css';
import './login/account-form.module.css';
import './login/login-page.module.css';
import './privacy/privacy-page.module.css';

/** The pages whose code the home page brings along. */
export const READY = [
  ROUTES.home,
  ROUTES.instructions,
  ROUTES.cart,
  ROUTES.orderConfirmation,
] as const;

/**
 * All others, at addresses of the shell or of none. One chunk for all of them: the shell's own script has the name and the
 * integrity of each.
 */
export const ELSEWHERE = deferredPage('This page', async () => {
  const { loadElsewhere } = await import(
    /* webpackChunkName: "elsewhere" */ './elsewhere/load-elsewhere'
  );
  return loadElsewhere();
});

const ready: readonly string[] = READY;

/** Fetches the code of the page at an address, if it is not there. A failure shows when the page is opened. */
export function loadPage(pathname: string): Promise<void> | undefined {
  return ready.includes(pathname) ? undefined : loadAllPages();
}

export function loadAllPages(): Promise<void> {
  return ELSEWHERE.load().catch(() => undefined);
}
