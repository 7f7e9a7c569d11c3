// Replaces shell/src/remotes/create-remotes in plain federation, where webpack knows the remotes by name.
import { lazy } from 'react';
import type { Remotes } from '../../shell/src/remotes/remote-source';
import { fixedRemotes } from './fixed-remotes';

const COMPONENTS = {
  'menu-mfe/MenuSections': lazy(() => import('menu_mfe/MenuSections')),
  'cart-mfe/Checkout': lazy(() => import('cart_mfe/Checkout')),
  'cart-mfe/OrderConfirmation': lazy(() => import('cart_mfe/OrderConfirmation')),
  'editor-mfe/MenuEditor': lazy(() => import('editor_mfe/MenuEditor')),
};

/** Plain federation, as documented, does not preload anything. */
export const createRemotes = (): Remotes => fixedRemotes(COMPONENTS);
