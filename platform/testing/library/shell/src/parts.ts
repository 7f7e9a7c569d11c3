/** What the one page shows, in this order. */
export const PARTS = {
  hours: { module: 'hours', expose: 'Hours' },
  news: { module: 'news', expose: 'News' },
} as const;

/** The ids of the blocks of data in the page. */
export const BLOCKS = { site: 'site', registry: 'registry' } as const;
