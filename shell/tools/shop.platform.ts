import type { SLOT_ATTRIBUTES } from '@simmer/shared/navigation';
import type { SlotAttributes } from '../../platform/browser';
import type { HostBuild } from '../../platform/composer';
import type { Shop } from '../../platform/shop';
import type * as server from '../src/server';
import { ownerDishes } from './owner-dishes/owner-dishes';
import { readSiteConfig } from './site-config';
import { smokeTest } from './visit-shop';

/** What every command of the platform needs to know of this shop. */
export const shop: Shop = {
  readSite: readSiteConfig,
  visit: smokeTest,
  visited: 'a dish can be ordered',
  setElsewhere: ownerDishes,
};

/** The compiler refuses a server build that the composer could not use, and pages that the gate could not read. */
type Fits<Build extends HostBuild, Slots extends SlotAttributes> = [Build, Slots];
export type Used = Fits<typeof server, typeof SLOT_ATTRIBUTES>;
