// Replaces shell/src/remotes/create-remotes in the one-bundle variants, where the remotes are plain imports.
import type { ComponentType } from 'react';
import type { Remotes } from '../../shell/src/remotes/create-remotes';
import type { RemotePartName } from '../../shell/src/remotes/remote-parts';
import Checkout from '../../cart-mfe/src/checkout/checkout';
import OrderConfirmation from '../../cart-mfe/src/order-confirmation/order-confirmation';
import MenuEditor from '../../editor-mfe/src/menu-editor/menu-editor';
import MenuSections from '../../menu-mfe/src/menu-sections/menu-sections';

const COMPONENTS: Readonly<Record<RemotePartName, ComponentType>> = {
  menu: MenuSections,
  checkout: Checkout,
  orderConfirmation: OrderConfirmation,
  menuEditor: MenuEditor,
};

/** There is nothing to load. */
export function createRemotes(): Remotes {
  return { component, preload: () => undefined };
}

function component(name: RemotePartName): ComponentType {
  const part = COMPONENTS[name];
  if (!part) throw new Error(`The benchmark has no part "${name}".`);
  return part;
}
