import { ROUTES, useLocation } from '@simmer/shared/navigation';
import { LoginPage } from '../login/login-page';
import { PrivacyPage } from '../privacy/privacy-page';
import { MenuEditorPage } from './menu-editor-page';
import { PLACED } from './placed-page';

const PlacedPage = PLACED.Page;

/** The pages that are neither the home page nor on a guest's way to an order, in a chunk of their own. */
export function DeferredRoutes() {
  switch (useLocation().pathname) {
    case ROUTES.login:
      return <LoginPage />;
    case ROUTES.menuEditor:
      return <MenuEditorPage />;
    case ROUTES.privacy:
      return <PrivacyPage />;
    default:
      return <PlacedPage />;
  }
}
