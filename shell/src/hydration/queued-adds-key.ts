/** Under which the tab keeps early taps over a step to another page. */
export const QUEUED_ADDS_KEY = 'simmer:early-adds';
