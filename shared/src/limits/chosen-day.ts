import * as v from 'valibot';
import { storedValue } from '../stored/stored-value';

/** The day that the guest of this tab has chosen at the checkout, like `2026-12-24`. */
export const chosenDay = storedValue('simmer:day', v.string(), 'sessionStorage');
