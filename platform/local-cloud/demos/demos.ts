import { resolve } from 'node:path';
import { CliError } from '../../base';
import { DEMO_MENU, DEMO_DELIVERY_AREA, type MonthlyMenu } from '../seed-data';
import { BAKERY_MENU } from './bakery/monthly-menu';

interface Demo {
  /** Its configuration file, from the root of the repository. */
  siteConfig: string;
  monthlyMenu: MonthlyMenu;
  deliveryArea: string;
}

/** Complete businesses in addition to the one of `shell/site.config.json`. */
const DEMOS: Readonly<Record<string, Demo>> = {
  bakery: {
    siteConfig: 'platform/local-cloud/demos/bakery/site.config.json',
    monthlyMenu: BAKERY_MENU,
    deliveryArea: 'The old town',
  },
};

export const DEMO_NAMES = Object.keys(DEMOS);

/**
 * The configuration file of a demo.
 * @throws CliError listing the known names.
 */
export function demoSiteConfig(root: string, name: string): string {
  const demo = new Map(Object.entries(DEMOS)).get(name);
  if (!demo)
    throw new CliError(`There is no demo "${name}": --demo takes one of ${DEMO_NAMES.join(', ')}.`);
  return resolve(root, demo.siteConfig);
}

/**
 * The monthly dishes that a business starts with on this machine.
 * @param siteConfig its configuration file.
 */
export function monthlyMenuOf(root: string, siteConfig: string): MonthlyMenu {
  return demoOf(root, siteConfig)?.monthlyMenu ?? DEMO_MENU;
}

/**
 * Where a business delivers that is shown on this machine. Every date is possible, so that anyone can try an order.
 * @param siteConfig its configuration file.
 */
export function deliveryAreaOf(root: string, siteConfig: string): string {
  return demoOf(root, siteConfig)?.deliveryArea ?? DEMO_DELIVERY_AREA;
}

function demoOf(root: string, siteConfig: string): Demo | undefined {
  return Object.values(DEMOS).find((one) => resolve(root, one.siteConfig) === siteConfig);
}
