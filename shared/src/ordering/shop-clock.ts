import { useEffect, useState } from 'react';
import { siteConfig } from '@simmer/shared/config';
import { onTabReturn } from '../tab-return/tab-return';
import { shopTime, type ShopTime } from './shop-calendar';

const MINUTE_MS = 60_000;

/** The clock is in the shop's time zone: days begin and hours end when they do in its kitchen. */
export function shopTimeAt(now: number): ShopTime {
  return shopTime(now, siteConfig().business.timeZone);
}

/**
 * The time on the shop's clock, kept up to date while the page stays open. Nothing that is prerendered may use it: that
 * HTML may be opened on another day.
 * @param now in milliseconds since 1970.
 */
export function useShopTime(now: () => number = Date.now): ShopTime {
  const [time, setTime] = useState(() => shopTimeAt(now()));

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const update = () => setTime(shopTimeAt(now()));
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
    const stop = onTabReturn(update, 0);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [now]);

  return time;
}
