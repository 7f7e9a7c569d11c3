import { siteConfig } from '@simmer/shared/config';
import type { OrderingSettings } from '@simmer/shared/ordering';
import { reportError } from '@simmer/shared/report';
import { once } from '@simmer/shared/once';
import { createStore } from '@simmer/shared/store';
import type { LimitsPart } from './late/limits-part';
import { COUNTED, NO_VIEW, type Counted, type Counting, type LimitsView } from './limits-view';

/**
 * The shop's limits. Without `ordering.limits` in the configuration, nothing is loaded, and every order counts.
 * @param now in milliseconds since 1970.
 * @param referenceOfCart the order that the guest sends again by submitting the cart, if there is one.
 * @param ordering the shop's settings, as far as they are known.
 */
export function createLimits(
  now: () => number,
  referenceOfCart: () => string | undefined,
  ordering: () => OrderingSettings,
) {
  const { set, ...view } = createStore<LimitsView>('limits', NO_VIEW);
  const load = once(async (): Promise<LimitsPart> => {
    const part = await import(/* webpackChunkName: "limits" */ './late/limits-part');
    return part.createLimitsPart(set, now, referenceOfCart, ordering);
  });

  /** Without the part, nobody knows what the owner wants, so no order is sent. */
  async function counted(count: (part: LimitsPart) => Promise<Counted>): Promise<Counted> {
    if (!areOn()) return COUNTED;
    try {
      return await count(await load());
    } catch (cause) {
      return { status: 'silent', cause };
    }
  }

  const counting: Counting = {
    take: (attempt) => counted((part) => part.take(attempt)),
    async end(...attempt) {
      if (!areOn()) return true;
      try {
        return await (await load()).end(...attempt);
      } catch (error) {
        reportError('limits', 'the portions of an order could not be given back or kept.', error);
        return false;
      }
    },
  };

  return {
    ...view,
    ...counting,
    /** Reads what is left. Never rejects, like the `read` of a resource. */
    read: async (): Promise<boolean> => {
      if (!areOn()) return true;
      try {
        return await (await load()).read();
      } catch (error) {
        reportError('limits', 'the limits could not be loaded.', error);
        return false;
      }
    },
  };
}

function areOn(): boolean {
  return siteConfig().ordering.limits === true;
}
