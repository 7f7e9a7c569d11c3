import { defineModule } from '../webpack.shared.js';

export default defineModule({
  name: 'cart-mfe',
  port: 3002,
  exposes: {
    './Checkout': './src/checkout/checkout.tsx',
    './OrderConfirmation': './src/order-confirmation/order-confirmation.tsx',
  },
});
