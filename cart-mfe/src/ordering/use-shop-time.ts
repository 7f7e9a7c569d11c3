import { siteConfig } from '@simmer/shared/config';
import { shopTime, type ShopTime } from '@simmer/shared/shop-calendar';
import { use, useEffect, useState } from 'react';
import { CheckoutPorts } from '../checkout/checkout-ports';

const MINUTE_MS = 60_000;

/** In the shop's time zone: days begin and hours end when they do in its kitchen. */
export function shopTimeAt(now: number): ShopTime {
  return shopTime(now, siteConfig().business.timeZone);
}

// Created while idle: creating it takes a slow phone 60 ms, which would delay the opening of the cart.
if ('requestIdleCallback' in globalThis)
  requestIdleCallback(() => {
    shopTimeAt(Date.now());
  });

/**
 * The time on the shop's clock, kept up to date while the page stays open. Use it only where the cart has items:
 * prerendered HTML has an empty cart, so it cannot contain another day.
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
    // Timers stop while the device sleeps.
    document.addEventListener('visibilitychange', update);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [now]);

  return time;
}
