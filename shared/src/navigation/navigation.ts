import { useSyncExternalStore } from 'react';
import { useLocation, useNavigate as useNavigateOfRouter } from 'react-router-dom';
import type { NavigationState } from './navigation-state';

// There is one router context per page, so remotes use these parts of the shell's copy. The router itself is not
// shared.
export { useLocation } from 'react-router-dom';
export { Link } from './link';
export type { CartState, ConfirmationState, LoginState, NavigationState } from './navigation-state';
export {
  containerName,
  DISH_ATTRIBUTES,
  PAGE_IDS,
  ROOT_ATTRIBUTES,
  SLOT_ATTRIBUTES,
  STORAGE_KEYS,
  STYLE_ADDRESS,
} from './page-names';

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

type Navigate = (
  to: string,
  options?: { readonly replace?: boolean; readonly state?: NavigationState },
) => void | Promise<void>;

/** The router's function, with a state that another page can read. */
export const useNavigate: () => Navigate = useNavigateOfRouter;

/**
 * What the page was opened with; each page parses its part of `NavigationState`. Null during hydration, because
 * prerendered HTML has none.
 */
export function useNavigationState(): unknown {
  const state: unknown = useLocation().state;
  return useSyncExternalStore(
    neverChanges,
    () => state,
    () => null,
  );
}
