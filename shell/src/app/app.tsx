import { ROUTES } from '@simmer/shared/navigation';
import { Route, Routes } from 'react-router-dom';
import { CheckoutPage } from '../checkout/checkout-page';
import { HomePage } from '../home/home-page';
import { InstructionsPage } from '../instructions/instructions-page';
import { LoginPage } from '../login/login-page';
import { MenuEditorPage } from '../menu-editor/menu-editor-page';
import { NotFoundPage } from '../not-found/not-found-page';
import { OrderConfirmationPage } from '../order-confirmation/order-confirmation-page';
import { Layout } from './layout';

export function App() {
  return (
    <Routes>
      <Route element={<Layout />}>
        <Route path={ROUTES.home} element={<HomePage />} />
        <Route path={ROUTES.instructions} element={<InstructionsPage />} />
        <Route path={ROUTES.login} element={<LoginPage />} />
        <Route path={ROUTES.cart} element={<CheckoutPage />} />
        <Route path={ROUTES.orderConfirmation} element={<OrderConfirmationPage />} />
        <Route path={ROUTES.menuEditor} element={<MenuEditorPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
