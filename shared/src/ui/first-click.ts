/**
 * For `onClick`: calls `act`, but not for the second click of a double click, which meant what was there before the first.
 * A click by keyboard always counts.
 */
export const firstClick =
  (act: () => void) =>
  ({ detail: clicks }: { detail: number }): void => {
    if (clicks < 2) act();
  };
