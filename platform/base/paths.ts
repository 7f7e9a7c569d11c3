import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { STATE_FOLDER } from './names.js';

/** The root of the repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Logs, generated configuration and reports of the platform. Never committed. */
export const stateDirectory = resolve(root, STATE_FOLDER);
