import federation from '@module-federation/webpack-bundler-runtime/dist/index.js';

// use.js in the remotes reads it.
globalThis._FEDERATION_BUNDLER_RUNTIME = federation;

export default federation;
