import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

const { bundlerRuntime, runtime, ...federation } = globalThis._FEDERATION_BUNDLER_RUNTIME;

export default {
  ...federation,
  runtime,
  bundlerRuntime: {
    ...bundlerRuntime,
    // The shell is not a container, so its build leaves this function out.
    initContainerEntry,
    // The shell's function finds an instance by the id of the build that contains it, so it would find the shell's.
    init: ({ webpackRequire }) => runtime.createInstance(webpackRequire.federation.initOptions),
  },
};
