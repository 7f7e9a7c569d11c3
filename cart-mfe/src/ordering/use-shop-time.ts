import { siteConfig } from '@simmer/shared/config';
import { shopTime, type ShopTime } from '@simmer/shared/shop-calendar';
import { use, useEffect, useState } from 'react';
import { CheckoutPorts } from '../checkout/checkout-ports';

const MINUTE_MS = 60_000;

/** In the shop's time zone: a day begins and an hour ends when they do in its kitchen. */
export function shopTimeAt(now: number): ShopTime {
  return shopTime(now, siteConfig().business.timeZone);
}

// Making the first clock of a time zone would keep a guest on a slow phone waiting for the cart.
if ('requestIdleCallback' in globalThis)
  requestIdleCallback(() => {
    shopTimeAt(Date.now());
  });

/**
 * What the shop's clock shows, on a page that stays open too. Only for filled carts: prerendered HTML has an empty one,
 * so it can hold no other day.
 */
export function useShopTime(): ShopTime {
  const { now } = use(CheckoutPorts);
  const [time, setTime] = useState(() => shopTimeAt(now()));

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const update = () => {
      setTime(shopTimeAt(now()));
    };
    const wait = () => {
      timer = setTimeout(
        () => {
          update();
          wait();
        },
        MINUTE_MS - (now() % MINUTE_MS),
      );
    };
    wait();
    // A timer stands still while the device sleeps.
    document.addEventListener('visibilitychange', update);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [now]);

  return time;
}
