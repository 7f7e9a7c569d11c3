// `BuiltWith.js` of every server build: what the contract of a release says of the sources that it was built with.
export { EVENTS } from '../bus/events';

/**
 * The version of the interface between the composer and the server builds: what `shell/src/server.tsx` exports, the
 * default export of an exposed module, `structuredData` and `events`. A change that a composer of the version before
 * cannot use raises it, and `platform/composer/interface-versions.ts` says which versions the composer understands.
 */
export const INTERFACE_VERSION = 1;
