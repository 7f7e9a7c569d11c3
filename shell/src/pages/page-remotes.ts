import { cart } from '@simmer/shared/cart';
import { ROUTES } from '@simmer/shared/navigation';
import type { PagePart } from '../remotes/create-remotes';

/** The composed HTML says that the cart is empty. A guest with items in it must be told that the checkout failed. */
const isHtmlValid = () => cart.get().length === 0;

const PAGE_REMOTES: Readonly<Record<string, readonly PagePart[]>> = {
  [ROUTES.home]: [{ name: 'menu' }],
  [ROUTES.cart]: [{ name: 'checkout', isHtmlValid }],
  [ROUTES.orderConfirmation]: [{ name: 'orderConfirmation' }],
};

/** The remotes that a page shows immediately. Never the editor, which is requested only when a manager opens it. */
export function pageRemotes(pathname: string): readonly PagePart[] {
  return PAGE_REMOTES[pathname] ?? [];
}
