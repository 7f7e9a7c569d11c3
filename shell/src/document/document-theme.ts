/** How a shop looks where it differs from the design, as the composer hands it over. */
export interface DocumentTheme {
  /** Its colors, and on the home page its picture. */
  css: string;
  /** Of the navigation bar. */
  barColor?: string;
  /** The address of its own picture; a drawing is in the document and has none. */
  picture?: { address?: string };
}
