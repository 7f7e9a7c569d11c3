// @ts-check
// Plain JavaScript without packages: webpack imports it, and what runs before any package is installed.
import { readFileSync } from 'node:fs';

/** @param {string} path of a package.json, from here */
const nameIn = (path) =>
  String(JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8')).name);

/** What the shop's repository is called. The names below are made of it. */
export const NAME = nameIn('../../package.json');

/** The package with what the modules share. */
export const SHARED = nameIn('../../shared/package.json');

/** The folder of logs, generated files and reports. */
export const STATE_FOLDER = `.${NAME}`;

/** An environment variable, such as SIMMER_STORE. @param {string} name */
export const variable = (name) => `${NAME.toUpperCase().replaceAll('-', '_')}_${name}`;
