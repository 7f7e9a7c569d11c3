/** The webpack configuration of every module of the shop. What differs between modules is in their `module.json`. */
export { defineModule } from './platform/build/webpack/module.config.js';
