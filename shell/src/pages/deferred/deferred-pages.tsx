import { ROUTES, useLocation } from '@simmer/shared/navigation';
import { LoginPage } from '../login/login-page';
import { PrivacyPage } from '../privacy/privacy-page';
import { MenuEditorPage } from './menu-editor-page';
import { PLACED } from './placed-page';

/** The pages that are neither the home page nor on a guest's way to an order, in a chunk of their own. */
function DeferredPages() {
  switch (useLocation().pathname) {
    case ROUTES.login:
      return <LoginPage />;
    case ROUTES.menuEditor:
      return <MenuEditorPage />;
    case ROUTES.privacy:
      return <PrivacyPage />;
    default:
      return <PLACED.Page />;
  }
}

/** Any of them, ready to render. */
export async function loadDeferredPages() {
  // Without a registry, the shell's own pages still work; the others show the failure.
  await PLACED.load().catch(() => undefined);
  return DeferredPages;
}
