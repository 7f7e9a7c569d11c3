import { createContext } from 'react';

/** Moves the focus to the checkout's heading when the focused button is about to go. */
export const HeadingFocus = createContext<() => void>(() => undefined);
