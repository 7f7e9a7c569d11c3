import { ROUTES, useLocation } from '@simmer/shared/navigation';
import type { ReactElement } from 'react';
import { CheckoutPage } from './pages/checkout-page';
import { type BUNDLED_ROUTES, DEFERRED_PAGES } from './pages/page-code';
import { HomePage } from './pages/home/home-page';
import { InstructionsPage } from './pages/instructions/instructions-page';
import { OrderConfirmationPage } from './pages/order-confirmation-page';
import { Layout } from './layout/layout';

/** A table, because no path has a parameter: the router's own `Routes` would add 3.2 kB (brotli). */
const PAGES: Readonly<Record<(typeof BUNDLED_ROUTES)[number], ReactElement>> = {
  [ROUTES.home]: <HomePage />,
  [ROUTES.instructions]: <InstructionsPage />,
  [ROUTES.cart]: <CheckoutPage />,
  [ROUTES.orderConfirmation]: <OrderConfirmationPage />,
};

const pages: ReadonlyMap<string, ReactElement> = new Map(Object.entries(PAGES));

export function App() {
  const { pathname } = useLocation();
  return <Layout>{pages.get(pathname) ?? <DEFERRED_PAGES.Page />}</Layout>;
}
