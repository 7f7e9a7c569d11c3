// @ts-check
// Plain JavaScript without packages: webpack imports it, and what runs before any package is installed.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder that has the platform and the installed packages. */
export const HOME = fileURLToPath(new URL('../..', import.meta.url));

/** The folder of the shop. It is the same one, unless SHOP_ROOT names another. */
export const ROOT = resolve(process.env.SHOP_ROOT ?? HOME);
// Builds and servers run in other folders, where a relative path would name another shop.
if (process.env.SHOP_ROOT !== undefined) process.env.SHOP_ROOT = ROOT;

/** @param {string} path of a package.json, from the shop's folder */
const nameIn = (path) => String(JSON.parse(readFileSync(join(ROOT, path), 'utf8')).name);

/** What the shop's repository is called. The names below are made of it. */
export const NAME = nameIn('package.json');

/** The package with what the modules share. */
export const SHARED = nameIn('shared/package.json');

/** The folder of logs, generated files and reports. */
export const STATE_FOLDER = `.${NAME}`;

/** An environment variable, such as SIMMER_STORE. @param {string} name */
export const variable = (name) => `${NAME.toUpperCase().replaceAll('-', '_')}_${name}`;
