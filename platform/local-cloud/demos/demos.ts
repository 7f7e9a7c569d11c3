import { resolve } from 'node:path';
import { CliError } from '../../base';
import { DEMO_MENU, type MonthlyMenu } from '../seed-data';
import { BAKERY_MENU } from './bakery/monthly-menu';

/** Complete businesses in addition to the one of `shell/site.config.json`: a folder each, and its monthly dishes. */
const MENUS: Readonly<Record<string, MonthlyMenu>> = { bakery: BAKERY_MENU };

export const DEMO_NAMES = Object.keys(MENUS);

const configOf = (root: string, name: string) =>
  resolve(root, 'platform/local-cloud/demos', name, 'site.config.json');

/**
 * The configuration file of a demo.
 * @throws CliError listing the known names.
 */
export function demoSiteConfig(root: string, name: string): string {
  if (!DEMO_NAMES.includes(name))
    throw new CliError(`There is no demo "${name}": --demo takes one of ${DEMO_NAMES.join(', ')}.`);
  return configOf(root, name);
}

/**
 * The monthly dishes that a business starts with on this machine.
 * @param siteConfig its configuration file.
 */
export function monthlyMenuOf(root: string, siteConfig: string): MonthlyMenu {
  const name = DEMO_NAMES.find((one) => configOf(root, one) === siteConfig) ?? '';
  return MENUS[name] ?? DEMO_MENU;
}
