import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

// The router's context exists once per page: remotes get these few parts of the shell's copy, and the
// tree shaker drops the rest. The router itself is never shared.
export { useLocation, useNavigate } from 'react-router-dom';
export { Link } from './link';

/** The page's addresses. */
export const ROUTES = {
  home: '/',
  instructions: '/instructions',
  login: '/login',
  cart: '/cart',
  orderConfirmation: '/order-confirmation',
  menuEditor: '/menu-editor',
} as const;

/** The home page's sections, by the words the navigation uses. */
export const SECTIONS = {
  hero: 'hero',
  classics: 'classics',
  menu: 'menu',
  soup: 'soup',
  desserts: 'desserts',
  contact: 'contact',
} as const;

const neverChanges = () => () => undefined;

/**
 * What the page that led here handed over, of unknown shape; the browser keeps it over a reload. HTML made ahead of time
 * knows of none, and neither does the first render that takes it over: it is null then.
 */
export function useNavigationState(): unknown {
  const state: unknown = useLocation().state;
  return useSyncExternalStore(
    neverChanges,
    () => state,
    () => null,
  );
}
