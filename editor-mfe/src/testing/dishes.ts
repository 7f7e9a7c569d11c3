import type { StoredDocument } from '@simmer/shared/firebase';

const small = { label: 'Small', price: 32, feeds: 'feeds 3-4' };
const large = { label: 'Large', price: 54.5, feeds: 'feeds 6-8' };

export const stew: StoredDocument = {
  id: 'a',
  data: { name: 'STEW', description: 'Slow.', sizes: [small, large] },
};
export const pie: StoredDocument = {
  id: 'b',
  data: { name: 'PIE', description: 'Round.', sizes: [small], soldOut: true },
};
/** The home page cannot show this one. */
export const broken: StoredDocument = {
  id: 'c',
  data: { name: 'HALF A DISH', description: 'No sizes.', sizes: [] },
};
