import { moduleEvents } from '@simmer/shared/bus';

export const events = moduleEvents({
  publishes: ['module/failed', 'page/shown'],
  subscribes: [
    'cart/item-added',
    'cart/item-refused',
    'module/failed',
    'order/failed',
    'order/sent',
    'page/shown',
  ],
});
