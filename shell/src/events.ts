import { moduleEvents } from '@simmer/shared/bus';

export const events = moduleEvents({
  publishes: [],
  subscribes: ['cart/item-added', 'cart/item-refused', 'order/failed', 'order/sent'],
});
