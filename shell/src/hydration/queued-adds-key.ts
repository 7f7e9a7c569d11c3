/** The key in `sessionStorage`. It never changes: the page before may be of an earlier release. */
export const QUEUED_ADDS_KEY = 'simmer:early-adds';
