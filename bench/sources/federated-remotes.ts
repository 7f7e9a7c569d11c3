// Replaces shell/src/remotes/create-remotes in plain federation, where webpack knows the remotes by name.
import { lazy, type ComponentType } from 'react';
import type { Remotes } from '../../shell/src/remotes/create-remotes';
import type { RemotePartName } from '../../shell/src/remotes/remote-parts';

const COMPONENTS: Readonly<Record<RemotePartName, ComponentType>> = {
  menu: lazy(() => import('menu_mfe/MenuSections')),
  checkout: lazy(() => import('cart_mfe/Checkout')),
  orderConfirmation: lazy(() => import('cart_mfe/OrderConfirmation')),
  menuEditor: lazy(() => import('editor_mfe/MenuEditor')),
};

/** Plain federation, as documented, does not preload anything. */
export function createRemotes(): Remotes {
  return { component, preload: () => undefined };
}

function component(name: RemotePartName): ComponentType {
  const part = COMPONENTS[name];
  if (!part) throw new Error(`The benchmark has no part "${name}".`);
  return part;
}
