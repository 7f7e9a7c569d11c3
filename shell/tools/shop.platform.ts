import type { HostBuild } from '../../platform/composer';
import type { Shop } from '../../platform/shop';
import type * as server from '../src/server';
import { readSiteConfig } from './site-config';
import { smokeTest } from './visit-shop';

/** What every command of the platform needs to know of this shop. */
export const shop: Shop = {
  readSite: readSiteConfig,
  visit: smokeTest,
  visited: 'a dish can be ordered',
};

/** The compiler refuses a server build that the composer could not use. */
type Fits<Build extends HostBuild> = Build;
export type ServerBuild = Fits<typeof server>;
