import { readFile } from 'node:fs/promises';
import type { HostBuild } from '../../../../composer';
import type { Shop } from '../../../../shop';
import type * as server from '../src/server';

export const shop: Shop = {
  readSite: async (_root, path) => JSON.parse(await readFile(path, 'utf8')),
  visit: async (home, _chromium, address = home) => {
    const page = await (await fetch(address)).text();
    if (!page.includes('Opening hours')) throw new Error(`${address} shows no opening hours.`);
  },
  visited: 'the opening hours are shown',
};

type Fits<Build extends HostBuild> = Build;
export type ServerBuild = Fits<typeof server>;
