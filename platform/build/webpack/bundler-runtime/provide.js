import federation from '@module-federation/webpack-bundler-runtime/dist/index.js';

// For use.js in the remotes.
globalThis._FEDERATION_BUNDLER_RUNTIME = federation;

export default federation;
