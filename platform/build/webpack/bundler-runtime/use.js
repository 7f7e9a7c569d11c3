import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

const { bundlerRuntime, runtime, ...federation } = globalThis._FEDERATION_BUNDLER_RUNTIME;

export default {
  ...federation,
  runtime,
  bundlerRuntime: {
    ...bundlerRuntime,
    // The shell is no container, so its build leaves this function out.
    initContainerEntry,
    // The shell's looks an instance up by the id of the build that it was compiled into, and finds the shell's own.
    init: ({ webpackRequire }) => runtime.createInstance(webpackRequire.federation.initOptions),
  },
};
