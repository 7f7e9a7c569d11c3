// Replaced by webpack.
declare const process: { readonly env: { readonly NODE_ENV: string } };

declare let __webpack_public_path__: string;

// A release is a folder, and what is loaded later lies beside the script that runs now. A development server has no
// folders: there the path that the build was given is right.
const script = document.currentScript;
if (process.env.NODE_ENV === 'production' && script instanceof HTMLScriptElement)
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- webpack's runtime reads it
  __webpack_public_path__ = script.src.replace(/[^/]*$/, '');
