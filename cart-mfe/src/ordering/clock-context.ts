import { createContext } from 'react';

/** In milliseconds since 1970. */
export const ClockContext = createContext<() => number>(Date.now);
