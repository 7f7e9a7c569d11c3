/** One tab of a browser, driven by WebDriver. It offers what both protocols support in every engine. */
export interface Driver {
  /** Starts to load an address. Resolves before the document has loaded. */
  open: (url: string) => Promise<void>;
  /**
   * Calls a function in the page and waits for its promise.
   * @param source the text of the function, which cannot use anything outside itself. Arguments and result are passed
   * as JSON.
   */
  evaluate: (source: string, args?: readonly unknown[]) => Promise<unknown>;
  /** Performs the actions of a mouse or a keyboard, in the format that both protocols share. */
  act: (source: InputSource) => Promise<void>;
  /** Prints the page as a PDF; `undefined` where the driver has no such command. */
  print: (() => Promise<Buffer>) | undefined;
  /** A screenshot of the tab. */
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

/** An error with the message of the page or the driver. */
export class DriverError extends Error {
  override name = 'DriverError';
}
