// Stands in for shell/src/remotes/remote-components in plain federation: webpack knows the remotes by name.
import { lazy, type ComponentType } from 'react';
import type { RemoteName } from '../../../shell/src/remotes/remote-name';

const COMPONENTS: Readonly<Record<RemoteName, ComponentType>> = {
  menu: lazy(() => import('menu_mfe/MenuSections')),
  checkout: lazy(() => import('cart_mfe/Checkout')),
  orderConfirmation: lazy(() => import('cart_mfe/OrderConfirmation')),
  menuEditor: lazy(() => import('editor_mfe/MenuEditor')),
};

export function remoteComponent(name: RemoteName): ComponentType {
  return COMPONENTS[name];
}

/** The documentation preloads nothing. */
export function preloadRemotes(): void {
  return undefined;
}
