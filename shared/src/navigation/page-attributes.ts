/**
 * Attributes of the page's HTML that one module writes and another one reads. A page is composed from modules of
 * different releases, so renaming one is a major version of shared. Style sheets write the names out.
 */

/** On a dish that can be ordered before the page's code has run. menu-mfe writes them, and the shell reads them. */
export const DISH_ATTRIBUTES = {
  /** On the element around one dish. Without it, no cart line is queued. */
  dish: 'data-add-dish',
  /** On a button: the cart line for one portion without note and flavor, as JSON. */
  line: 'data-add',
  /** On the text field for the note of the next portion, which is emptied when it is added. */
  note: 'data-add-note',
  /** On the picture whose address the cart line gets. */
  drawing: 'data-add-drawing',
  /** On the select for the flavor, whose value is empty for none. */
  flavor: 'data-add-flavor',
} as const;

/** On the document's root. */
export const ROOT_ATTRIBUTES = {
  /** A bar covers the end of the page. The home page and cart-mfe write it; the shell leaves room for the bar. */
  foot: 'data-foot',
  /** The cart has lines, although a composed page says that it is empty. The shell writes it, and cart-mfe reads it. */
  cartFilled: 'data-cart-filled',
} as const;
