/**
 * What the page and the browser's storage contain under a name that one module writes and another one reads. A page is
 * composed from modules of different releases, and the tab's previous page may be of an older one, so renaming one is a
 * major version of shared. Lint refuses the names elsewhere; style sheets and the platform's page functions write them out.
 */

/**
 * Attributes of the element of a module: the document's root for the shell, a slot in it for a remote. The shell
 * writes them.
 */
export const SLOT_ATTRIBUTES = {
  /** The module's name. */
  module: 'data-module',
  /** Present once the module's code handles what a guest does. */
  hydrated: 'data-hydrated',
} as const;

/**
 * Attributes of a dish that can be ordered before the page's code has run. menu-mfe writes them, and the shell reads
 * them.
 */
export const DISH_ATTRIBUTES = {
  /** Marks the element around one dish. Without it, no cart line is queued. */
  dish: 'data-add-dish',
  /** The cart line of a button for one portion without note and flavor, as JSON. */
  line: 'data-add',
  /** Marks the text field for the note of the next portion, which is emptied when it is added. */
  note: 'data-add-note',
  /** Marks the picture whose address the cart line gets. */
  drawing: 'data-add-drawing',
  /** Marks the select for the flavor, whose value is empty for none. */
  flavor: 'data-add-flavor',
} as const;

/** Attributes of the document's root. */
export const ROOT_ATTRIBUTES = {
  /**
   * Says that a bar covers the end of the page. The home page and cart-mfe write it; the shell leaves room for the
   * bar.
   */
  foot: 'data-foot',
  /**
   * Says that the cart has lines, although a composed page says that it is empty. The shell writes it, and cart-mfe
   * reads it.
   */
  cartFilled: 'data-cart-filled',
  /** The releases that the page was composed from. The shell writes it, and the order's email shows it. */
  modules: 'data-modules',
  /**
   * Says that the tab runs another release than the live one. The inspector writes it, and the shell stores no such
   * page.
   */
  overridden: 'data-overridden',
} as const;

/** The address of the file that a style of a composed page came from. The shell writes it for the inspector. */
export const STYLE_ADDRESS = 'data-href';

/** @returns the global variable that a remote's entry sets, as the build names it. */
export const containerName = (module: string): string => module.replaceAll('-', '_');

/** Ids of elements that the shell writes. Each block of JSON has its own with the function that reads it. */
export const PAGE_IDS = {
  /** The id of the element that React renders into. */
  root: 'root',
  /** The id of the page's own part, which gets the focus when nothing better has it. */
  main: 'main',
} as const;

/** Keys of the browser's storage. The id of a record follows one that ends in a slash. */
export const STORAGE_KEYS = {
  /** The key of the cart in the tab, which `shared/src/cart` writes. */
  cart: 'simmer:cart',
  /** That of the order that is being changed in the tab, which `cart-mfe/src/order` writes. */
  changing: 'simmer:changing',
  /** The beginning of keys on the device, like the next one, which `shared/src/guest-records` writes. */
  pendingOrders: 'simmer:order/',
  rememberedGuests: 'simmer:remembered/',
} as const;
