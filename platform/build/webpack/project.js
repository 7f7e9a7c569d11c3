// @ts-check
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { HOME, ROOT } from '../../base/names.js';

/** The folder of the shop. */
export const root = ROOT;

/** The package.json of the platform, with the versions of its packages. */
export const platformPackage = () => readJson('package.json', HOME);

/**
 * @param {string} path of a JSON file, from the shop's folder
 * @param {string} [directory] another folder
 */
export const readJson = (path, directory = root) =>
  JSON.parse(readFileSync(resolve(directory, path), 'utf8'));
