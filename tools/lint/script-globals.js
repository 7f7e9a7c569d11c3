// Names that plain scripts may use unasked; TypeScript files know theirs from the types.

const readonly = (...names) => Object.fromEntries(names.map((name) => [name, 'readonly']));

const common = [
  ...['AbortController', 'AbortSignal', 'TextDecoder', 'TextEncoder', 'URL', 'URLSearchParams'],
  ...['clearInterval', 'clearTimeout', 'console', 'fetch', 'performance', 'queueMicrotask'],
  ...['setInterval', 'setTimeout', 'structuredClone'],
];

export const nodeGlobals = readonly(...common, 'Buffer', 'module', 'process', 'require');

export const browserGlobals = readonly(
  ...common,
  ...['CustomEvent', 'document', 'history', 'location', 'navigator', 'self', 'window'],
);
