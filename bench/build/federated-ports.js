// @ts-check
import { MODULE_LIST } from '../../platform/modules/modules.js';

const FIRST_PORT = 4600;

/**
 * Fixed, because the shell of plain federation has its remotes' addresses built in.
 * @param {keyof typeof MODULE_LIST} module
 */
export const federatedPort = (module) => FIRST_PORT + Object.keys(MODULE_LIST).indexOf(module);
