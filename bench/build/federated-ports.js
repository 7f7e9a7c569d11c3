// @ts-check
import { MODULE_LIST } from '../../platform/modules/modules.js';

const FIRST_PORT = 4600;

/**
 * The ports are fixed, because with plain federation the shell's build contains the addresses of the remotes.
 * @param {string} module
 */
export const federatedPort = (module) =>
  FIRST_PORT + MODULE_LIST.findIndex(({ name }) => name === module);
