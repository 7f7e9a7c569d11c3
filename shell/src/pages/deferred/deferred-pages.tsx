import { ROUTES, useLocation } from '@simmer/shared/navigation';
import type { ReactElement } from 'react';
import { LoginPage } from '../login/login-page';
import { PartPage } from '../part-page';
import { PrivacyPage } from '../privacy/privacy-page';
import { ManagersOnly } from './managers-only';
import { PLACED } from './placed-page';

/** The pages that a guest on the way to an order does not open, in a chunk of their own. */
const PAGES: ReadonlyMap<string, ReactElement> = new Map([
  [ROUTES.login, <LoginPage />],
  [ROUTES.privacy, <PrivacyPage />],
  [ROUTES.menuEditor, <MenuEditorPage />],
]);

function DeferredPages() {
  return PAGES.get(useLocation().pathname) ?? <PLACED.Page />;
}

function MenuEditorPage() {
  const title = 'Edit Menu';
  return (
    <ManagersOnly
      title={title}
      denied="Access Denied. You do not have permission to edit the menu."
    >
      <PartPage name="menuEditor" title={title} loading="Loading..." />
    </ManagersOnly>
  );
}

/** Any of them, ready to render. */
export async function loadDeferredPages() {
  // Without a registry, the shell's own pages still work; the others show the failure.
  await PLACED.load().catch(() => undefined);
  return DeferredPages;
}
