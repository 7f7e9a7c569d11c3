/** The key in `sessionStorage`. It must never change: the previous page may be from an earlier release. */
export const QUEUED_ADDS_KEY = 'simmer:early-adds';
