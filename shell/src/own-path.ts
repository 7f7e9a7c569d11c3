/**
 * A path from outside, such as from a page's address, that stays on this site: `//other.example` and `/\other.example`
 * lead to another one, and browsers leave out tabs and line breaks.
 */
export const OWN_PATH = /^\/(?![\t\n\r]*[/\\])/;
