/** Where `npm run dev -w <module>` serves each remote. */
export const DEVELOPMENT_PORTS: Readonly<Record<string, number>> = {
  'menu-mfe': 3001,
  'cart-mfe': 3002,
  'editor-mfe': 3003,
  'kitchen-mfe': 3004,
};
