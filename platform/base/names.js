// @ts-check
// Plain JavaScript without packages: webpack imports it, and what runs before any package is installed.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder that has the platform and the installed packages. */
export const HOME = fileURLToPath(new URL('../..', import.meta.url));

/** The folder of the shop. It is the same one, unless SHOP_ROOT names another. */
export const root = resolve(process.env.SHOP_ROOT ?? HOME);
// Builds and servers run in other folders, where a relative path would name another shop.
if (process.env.SHOP_ROOT !== undefined) process.env.SHOP_ROOT = root;

/**
 * @param {string} path of a JSON file of the shop
 * @param {string} [folder] another folder that has it
 */
export const readJson = (path, folder = root) =>
  JSON.parse(readFileSync(resolve(folder, path), 'utf8'));

/** What the shop's repository is called. The names below are made of it. */
export const NAME = String(readJson('package.json').name);

/** The package with what the modules share. */
export const SHARED = String(readJson('shared/package.json').name);

/** The folder of logs, generated files and reports. */
export const STATE_FOLDER = `.${NAME}`;

/** Logs, generated configuration and reports of the platform. Never committed. */
export const stateDirectory = resolve(root, STATE_FOLDER);

/** An environment variable, such as LIBRARY_STORE. @param {string} name */
export const variable = (name) => `${NAME.toUpperCase().replaceAll('-', '_')}_${name}`;

/** A file of the platform. @param {string} path from its folder */
export const platformFile = (path) => resolve(HOME, 'platform', path);

/** A file of an installed package, such as `jest/bin/jest.js`. @param {string} path */
export const packageFile = (path) => resolve(HOME, 'node_modules', path);
