declare module 'menu_mfe/MenuSections' {
  export { default } from '../../menu-mfe/src/menu-sections/menu-sections';
}
declare module 'cart_mfe/Checkout' {
  export { default } from '../../cart-mfe/src/checkout/checkout';
}
declare module 'cart_mfe/OrderConfirmation' {
  export { default } from '../../cart-mfe/src/order-confirmation/order-confirmation';
}
declare module 'editor_mfe/MenuEditor' {
  export { default } from '../../editor-mfe/src/menu-editor/menu-editor';
}
