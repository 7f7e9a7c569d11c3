import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

// There is one router context per page, so remotes use these parts of the shell's copy. The router itself is not
// shared.
export { useLocation, useNavigate } from 'react-router-dom';
export { Link } from './link';
export { DISH_ATTRIBUTES, ROOT_ATTRIBUTES } from './page-attributes';

/** The addresses that modules link to. */
export const ROUTES = {
  home: '/',
  login: '/login',
  cart: '/cart',
  orderConfirmation: '/order-confirmation',
  menuEditor: '/menu-editor',
  instructions: '/instructions',
} as const;

/** The ids of the home page's sections. */
export const SECTIONS = {
  hero: 'hero',
  classics: 'classics',
  menu: 'menu',
  soup: 'soup',
  desserts: 'desserts',
  contact: 'contact',
} as const;

const neverChanges = () => () => undefined;

/** The router's navigation state. Null during hydration, because prerendered HTML has none. */
export function useNavigationState(): unknown {
  const state: unknown = useLocation().state;
  return useSyncExternalStore(
    neverChanges,
    () => state,
    () => null,
  );
}
