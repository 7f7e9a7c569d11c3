import { withLimitsClient, type LimitsClient } from '@simmer/shared/firebase';
import type { Limits } from '@simmer/shared/limits';
import { dequal } from 'dequal/lite';
import { MOST_DISHES } from './check-limit';
import { withoutLimit } from './limit-draft';
import { changeLimits } from './stored-limits';

/** The ids of copies of dishes, by the ids of the dishes. */
export type Copies = Readonly<Record<string, string>>;

type WithClient = <T>(call: (client: Pick<LimitsClient, 'saveLimits'>) => Promise<T>) => Promise<T>;

/** Gives copies what limits their dishes: a copy of a dish from the same oven comes from that oven. */
export const copyLimits = (copies: Copies, withClient: WithClient = withLimitsClient) =>
  change(withClient, (limits) => {
    const withCopy = (id: string) => [id, copies[id] ?? id];
    const rules = (of: Limits['most']) =>
      Object.fromEntries(
        Object.entries(of)
          .flatMap(([id, count]) => withCopy(id).map((one) => [one, count] as const))
          .slice(-MOST_DISHES),
      );
    return {
      ...withDishes(limits, (ids) => [...new Set([...ids, ...ids.flatMap(withCopy)])]),
      ...{ leadDays: rules(limits.leadDays), least: rules(limits.least), most: rules(limits.most) },
    };
  });

/** Takes dishes out of all limits. */
export const dropLimits = (dishes: readonly string[], withClient: WithClient = withLimitsClient) =>
  change(withClient, (limits) =>
    dishes.reduce(
      withoutLimit,
      withDishes(limits, (ids) => ids.filter((id) => !dishes.includes(id))),
    ),
  );

const change = (withClient: WithClient, to: (limits: Limits) => Limits) =>
  withClient((client) =>
    changeLimits(client, (stored) => {
      const limits = to(stored);
      return dequal(limits, stored) ? undefined : limits;
    }),
  );

/** The oldest ones go where there are too many for the database: most of their days are over. */
function withDishes(limits: Limits, change: (ids: readonly string[]) => readonly string[]): Limits {
  const pools = limits.pools.map((pool) => {
    return { ...pool, dishes: change(pool.dishes).slice(-MOST_DISHES) };
  });
  return { ...limits, pools };
}
