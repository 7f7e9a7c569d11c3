/** The key in `sessionStorage` of the remotes that this tab runs from this computer: JSON, addresses by module. */
export const OVERRIDES_KEY = 'simmer:overrides';
