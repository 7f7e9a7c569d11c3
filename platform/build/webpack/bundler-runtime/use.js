import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

const { bundlerRuntime, ...federation } = globalThis._FEDERATION_BUNDLER_RUNTIME;

// The shell is not a container, so its build leaves this function out.
export default { ...federation, bundlerRuntime: { ...bundlerRuntime, initContainerEntry } };
