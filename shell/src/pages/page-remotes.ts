import { cart } from '@simmer/shared/cart';
import { ROUTES } from '@simmer/shared/navigation';
import type { PageRemote } from '../remotes/create-remotes';

/** Composed HTML says that the cart is empty: a guest with a full one must hear that the checkout failed. */
const isHtmlValid = () => cart.getItems().length === 0;

const PAGE_REMOTES: Readonly<Record<string, readonly PageRemote[]>> = {
  [ROUTES.home]: [{ name: 'menu' }],
  [ROUTES.cart]: [{ name: 'checkout', isHtmlValid }],
  [ROUTES.orderConfirmation]: [{ name: 'orderConfirmation' }],
};

/** The remotes that a page shows at once. Never the editor: only a manager who opens it may ask for it. */
export function pageRemotes(pathname: string): readonly PageRemote[] {
  return PAGE_REMOTES[pathname] ?? [];
}
