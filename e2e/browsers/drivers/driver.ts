/** One tab of a browser, driven by WebDriver: what both of its protocols offer in every engine. */
export interface Driver {
  /** Starts to load an address; resolves before the document is there. */
  open: (url: string) => Promise<void>;
  /**
   * Calls a function in the page and waits for its promise.
   * @param source the text of the function, which can use nothing outside itself. Arguments and result pass as JSON.
   */
  evaluate: (source: string, args?: readonly unknown[]) => Promise<unknown>;
  /** What a mouse or a keyboard does; both protocols describe it alike. */
  act: (source: InputSource) => Promise<void>;
  /** What the page prints; `undefined` where the driver has no such command. */
  print: (() => Promise<Buffer>) | undefined;
  /** A picture of the tab. */
  screenshot: () => Promise<Buffer>;
  /** The page's console errors, console warnings and uncaught exceptions so far. */
  problems: () => Promise<readonly string[]>;
  /** Ends the browser and deletes its profile. */
  close: () => Promise<void>;
}

/** https://www.w3.org/TR/webdriver2/#actions */
type InputSource =
  | { type: 'pointer'; id: string; actions: readonly object[] }
  | { type: 'key'; id: string; actions: readonly { type: 'keyDown' | 'keyUp'; value: string }[] };

/** The width and height of a phone. */
export const VIEWPORT = { width: 390, height: 844 } as const;

/** An error that says what the page or the driver said. */
export class DriverError extends Error {
  override name = 'DriverError';
}
