import { ROUTES } from '@simmer/shared/navigation';
// The styles come with the document: composed HTML looks right before any code has run.
import '@simmer/shared/ui/field.module.css';
import { deferredPage, type DeferredPage } from './deferred-page';
import './login/account-form.module.css';
import './login/login-page.module.css';

/** The pages whose code is fetched when the home page is idle, or when they are opened. */
export const DEFERRED = {
  [ROUTES.login]: deferredPage('The log-in', async () => {
    const { LoginPage } = await import(/* webpackChunkName: "login" */ './login/login-page');
    return LoginPage;
  }),
} as const;

const pages: ReadonlyMap<string, DeferredPage> = new Map(Object.entries(DEFERRED));

/** Fetches the code of the page at an address, if it is not there. A failure shows when the page is opened. */
export function loadPage(pathname: string): Promise<void> | undefined {
  return pages
    .get(pathname)
    ?.load()
    .catch(() => undefined);
}

export async function loadAllPages(): Promise<void> {
  await Promise.all([...pages.values()].map((page) => page.load().catch(() => undefined)));
}
