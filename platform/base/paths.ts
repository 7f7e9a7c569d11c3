import { resolve } from 'node:path';
import { HOME, ROOT, STATE_FOLDER } from './names.js';

/** The folder of the shop. */
export const root = ROOT;

/** Logs, generated configuration and reports of the platform. Never committed. */
export const stateDirectory = resolve(root, STATE_FOLDER);

/** A file of the platform. @param path from its folder */
export const platformFile = (path: string) => resolve(HOME, 'platform', path);

/** A file of an installed package, such as `jest/bin/jest.js`. */
export const packageFile = (path: string) => resolve(HOME, 'node_modules', path);
