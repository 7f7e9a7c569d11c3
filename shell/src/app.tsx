import { ROUTES, useLocation } from '@simmer/shared/navigation';
import type { ReactElement } from 'react';
import { CheckoutPage } from './pages/checkout-page';
import { DEFERRED } from './pages/deferred-pages';
import { HomePage } from './pages/home/home-page';
import { InstructionsPage } from './pages/instructions/instructions-page';
import { MenuEditorPage } from './pages/menu-editor/menu-editor-page';
import { NotFoundPage } from './pages/not-found/not-found-page';
import { OrderConfirmationPage } from './pages/order-confirmation-page';
import { Layout } from './layout/layout';

const LoginPage = DEFERRED[ROUTES.login].Page;

type Route = (typeof ROUTES)[keyof typeof ROUTES];

/** A table, because no address has a parameter: the router's own `Routes` would add 3.2 kB (brotli). */
const PAGES: Readonly<Record<Route, ReactElement>> = {
  [ROUTES.home]: <HomePage />,
  [ROUTES.instructions]: <InstructionsPage />,
  [ROUTES.login]: <LoginPage />,
  [ROUTES.cart]: <CheckoutPage />,
  [ROUTES.orderConfirmation]: <OrderConfirmationPage />,
  [ROUTES.menuEditor]: <MenuEditorPage />,
};

const pages: ReadonlyMap<string, ReactElement> = new Map(Object.entries(PAGES));

export function App() {
  const { pathname } = useLocation();
  return <Layout>{pages.get(pathname) ?? <NotFoundPage />}</Layout>;
}
