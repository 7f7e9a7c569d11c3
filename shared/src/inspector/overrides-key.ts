/**
 * The key in `sessionStorage` of what this tab runs in place of live releases: JSON, by module, an address on this computer
 * or the version of a stored release.
 */
export const OVERRIDES_KEY = 'simmer:overrides';
