/** What the one page shows, in this order. */
export const PARTS = [
  { module: 'hours', expose: 'Hours' },
  { module: 'news', expose: 'News' },
] as const;

/** What the composer calls a part. */
export const nameOf = ({ module, expose }: (typeof PARTS)[number]) => `${module}/${expose}`;

/** The ids of the blocks of data in the page. */
export const BLOCKS = { site: 'site', registry: 'registry' } as const;
