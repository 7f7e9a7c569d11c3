// Replaces shell/src/remotes/create-remotes in the one-bundle variants, where the remotes are plain imports.
import type { Remotes } from '../../shell/src/remotes/remote-source';
import Checkout from '../../cart-mfe/src/checkout/checkout';
import OrderConfirmation from '../../cart-mfe/src/order-confirmation/order-confirmation';
import MenuEditor from '../../editor-mfe/src/menu-editor/menu-editor';
import MenuSections from '../../menu-mfe/src/menu-sections/menu-sections';
import { fixedRemotes } from './fixed-remotes';

const COMPONENTS = {
  'menu-mfe/MenuSections': MenuSections,
  'cart-mfe/Checkout': Checkout,
  'cart-mfe/OrderConfirmation': OrderConfirmation,
  'editor-mfe/MenuEditor': MenuEditor,
};

/** This variant has nothing to load. */
export const createRemotes = (): Remotes => fixedRemotes(COMPONENTS);
