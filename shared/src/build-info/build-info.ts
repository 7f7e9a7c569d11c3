// What a release's contract says about the sources it was built with. Its file in every server build is called
// `BuiltWith.js`, as in the releases that are stored.
export { EVENTS } from '../bus/events';

/**
 * The version of the interface between the composer and the server builds: what `shell/src/server.tsx` exports, the
 * default export of an exposed module, `structuredData` and `events`. Raise it for a change that a composer of the
 * previous version cannot use. `platform/composer/interface-versions.ts` lists the versions that the composer
 * understands.
 */
export const INTERFACE_VERSION = 1;
