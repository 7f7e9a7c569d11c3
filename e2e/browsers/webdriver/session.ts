/** The window is as wide and high as a phone's. */
export const VIEWPORT = { width: 390, height: 844 };

/** One tab of a browser, driven by WebDriver: what both protocols can do. */
export interface Session {
  /** Starts to load an address. Resolves before the document has loaded. */
  open: (url: string) => Promise<void>;
  /**
   * Calls a function in the page and waits for its promise.
   * @param source the text of the function, which cannot use anything outside itself. Arguments and result are passed
   * as JSON.
   */
  evaluate: (source: string, args?: readonly unknown[]) => Promise<unknown>;
  /** Performs the actions of a mouse or a keyboard: https://www.w3.org/TR/webdriver2/#actions */
  act: (source: {
    type: 'pointer' | 'key';
    id: string;
    actions: readonly object[];
  }) => Promise<void>;
  screenshot: () => Promise<Buffer>;
  /** The PDF of the page on paper. WebKit's driver has no such command. */
  print?: () => Promise<Buffer>;
  /** The page's console errors, console warnings and uncaught exceptions so far. */
  problems: () => Promise<readonly string[]>;
  /** Ends the browser and deletes its profile. */
  close: () => Promise<void>;
}
