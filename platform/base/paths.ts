import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Where the tools keep what is theirs alone: logs, generated configuration, reports. Never committed. */
export const stateDirectory = resolve(root, '.simmer');
