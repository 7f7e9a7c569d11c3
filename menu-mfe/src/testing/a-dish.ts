import type { Dish } from '@simmer/shared/menu';

/** A dish with one size, which differs from it in these fields. */
export function aDish(fields: Partial<Dish> = {}): Dish {
  return {
    ...{ id: 'STEW', name: 'STEW', description: 'Slow.', section: 'monthly', plate: 'Plate' },
    ...{
      flavors: [],
      tags: [],
      photoColor: '',
      from: '',
      until: '',
      weekdays: [],
      isSoldOut: false,
      isHidden: false,
    },
    sizes: [{ label: 'Small', priceCents: 900, feeds: '' }],
    ...fields,
  };
}
