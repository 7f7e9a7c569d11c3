/** The color of the navigation bar in the design. */
export const GROUND_DARK = '#123a36';

/** How a shop's look differs from the design, as provided by the composer. */
export interface DocumentTheme {
  /** The shop's colors and, on the home page, its picture. */
  css: string;
  /** The color of the navigation bar. */
  barColor?: string;
  /** The address of the shop's own picture; a drawing is part of the document and has no address. */
  picture?: { address?: string };
}
