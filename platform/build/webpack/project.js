// @ts-check
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** The project's folder. */
export const root = resolve(import.meta.dirname, '../../..');

/**
 * @param {string} path of a JSON file of ours, from the project's folder
 * @param {string} [directory] another project's folder
 */
export const readJson = (path, directory = root) =>
  JSON.parse(readFileSync(resolve(directory, path), 'utf8'));
