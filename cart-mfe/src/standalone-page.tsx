import { ROUTES } from '@simmer/shared/navigation';
import { runStandalone } from '@simmer/shared/standalone';
import Checkout from './checkout/checkout';
import OrderConfirmation from './order-confirmation/order-confirmation';

runStandalone({
  name: 'cart-mfe',
  pages: { [ROUTES.cart]: Checkout, [ROUTES.orderConfirmation]: OrderConfirmation },
});
