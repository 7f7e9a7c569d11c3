// webpack replaces this name.
declare const process: { readonly env: { readonly NODE_ENV: string } };

declare let __webpack_public_path__: string;

// A release is a folder, so its other chunks are next to this script. It is a path, because the documents name their
// styles by paths. A development server keeps the path of its build. The build moves this script to a task of its own,
// where `document.currentScript` is null.
const script = document.querySelector('script[src*="/main."]');
if (process.env.NODE_ENV === 'production' && script instanceof HTMLScriptElement)
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- webpack's runtime reads it
  __webpack_public_path__ = new URL('.', script.src).pathname;

// Makes this file a module, so that its declarations stay its own.
export {};
