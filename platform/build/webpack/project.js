// @ts-check
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** The root of the repository. */
export const root = resolve(import.meta.dirname, '../../..');

/**
 * @param {string} path of a JSON file, from the root
 * @param {string} [directory] the root of another repository
 */
export const readJson = (path, directory = root) =>
  JSON.parse(readFileSync(resolve(directory, path), 'utf8'));
