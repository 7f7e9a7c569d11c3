/** The tab's own choice of which remotes run from this computer, in `sessionStorage`: JSON of addresses by module. */
export const OVERRIDES_KEY = 'simmer:overrides';
