// The router's context exists once per page: remotes get these few parts of the shell's copy, and the
// tree shaker drops the rest. The router itself is never shared.
export { Link, useLocation, useNavigate } from 'react-router-dom';

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
