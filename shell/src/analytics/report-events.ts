import { cart, portionCount, totalCents } from '@simmer/shared/cart';
import { siteConfig } from '@simmer/shared/config';
import type { AnalyticsLog } from '@simmer/shared/firebase';
import { ROUTES } from '@simmer/shared/navigation';
import type { Registry } from '@simmer/shared/registry';
import { events } from '../events';

/**
 * Tells Analytics what guests do, using the names that it recommends for shops
 * (https://developers.google.com/analytics/devguides/collection/ga4/ecommerce). Names, addresses, notes and order
 * references are never included.
 * @param registry used for the version of a module that fails.
 */
export function reportEvents({ event, page }: AnalyticsLog, { modules }: Registry): void {
  const { currency } = siteConfig().business;
  const show = (pathname: string) => {
    page(pathname);
    const items = cart.get();
    if (pathname === ROUTES.cart && items.length > 0)
      event('begin_checkout', {
        currency,
        value: amount(totalCents(items)),
        portions: portionCount(items),
      });
  };

  show(location.pathname);
  events.subscribe('page/shown', ({ pathname }) => show(pathname));
  events.subscribe('cart/item-added', ({ name, size }) => {
    event('add_to_cart', {
      currency,
      items: [{ item_name: name, item_variant: size, quantity: 1 }],
    });
  });
  events.subscribe('order/sent', ({ lines, totalCents: cents }) => {
    // Analytics counts each id once. The order's reference would not do: the owner's email has it next to the name.
    const transaction = crypto.randomUUID();
    event('purchase', { transaction_id: transaction, currency, value: amount(cents), lines });
  });
  events.subscribe('order/failed', ({ mayHaveArrived }) =>
    event('order_failed', { may_have_arrived: mayHaveArrived }),
  );
  events.subscribe('module/failed', ({ module }) =>
    event('module_failed', { module, version: modules[module]?.version ?? 'unknown' }),
  );
}

/** The value is in units of the currency, as Analytics expects. */
const amount = (cents: number) => cents / 100;
