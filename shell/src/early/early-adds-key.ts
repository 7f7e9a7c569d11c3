/** Under which the tab keeps early taps over a step to another page. */
export const EARLY_ADDS_KEY = 'simmer:early-adds';
