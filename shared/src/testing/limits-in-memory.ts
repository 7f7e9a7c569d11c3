import type { LimitsClient } from '../firebase/limits-client';
import { NO_CLAIM, totalOf, type Claim } from '../limits/claim';
import { sum, type Counts } from '../limits/counts';
import { limitOn, parseLimits } from '../limits/limits';

/** `settings/limits` and `stock` in memory, where as in the rules nobody gets more than there is. */
export function limitsInMemory(initial?: object) {
  const state = {
    stored: initial as unknown,
    /** By day and account. */
    days: new Map<string, Map<string, Claim>>(),
    /** What others have of a day, besides the claims. */
    taken: new Map<string, Counts>(),
    /** Whether the SDK runs a change of the limits again after it was stored, because the answer was lost. */
    isRunAgain: false,
    /** What every call fails with. */
    failure: undefined as Error | undefined,
  };

  const countsOn = (day: string): Counts =>
    [...(state.days.get(day)?.values() ?? [])].reduce(
      (all, claim) => sum(all, totalOf(claim)),
      state.taken.get(day) ?? {},
    );

  const client: LimitsClient = {
    readLimits: async () => state.stored,
    async saveLimits(change) {
      if (state.isRunAgain) state.stored = change(state.stored) ?? state.stored;
      return (state.stored = change(state.stored) ?? state.stored);
    },
    readStock: async (from) =>
      new Map(
        [...new Set([...state.days.keys(), ...state.taken.keys()])]
          .filter((day) => day >= from)
          .map((day) => [day, countsOn(day)]),
      ),
    readLeft: () => Promise.reject(new Error('The menu has tests of its own.')),
    readWindows: () => Promise.reject(new Error('The home page has tests of its own.')),
    readClaim: async (day, id) => state.days.get(day)?.get(id) ?? NO_CLAIM,
    readClaims: async (day) => new Map(state.days.get(day)),
    async changeClaim(day, id, change) {
      const before = state.days.get(day) ?? new Map<string, Claim>();
      const taken = countsOn(day);
      const claim = change(before.get(id) ?? NO_CLAIM);
      state.days.set(day, new Map(before).set(id, claim));
      const { limits } = parseLimits(state.stored);
      for (const [pool, count] of Object.entries(countsOn(day)))
        if (count > (taken[pool] ?? 0) && count > (limitOn(limits, pool, day) ?? Infinity)) {
          state.days.set(day, before);
          throw Object.assign(new Error('refused'), { code: 'permission-denied' });
        }
      return claim;
    },
    forgetDay: async (day) => void state.days.delete(day),
  };

  return {
    state,
    /** Others have ordered this. */
    take: (day: string, counts: Counts) =>
      state.taken.set(day, sum(state.taken.get(day) ?? {}, counts)),
    async withLimitsClient<T>(call: (client: LimitsClient) => Promise<T>): Promise<T> {
      if (state.failure) throw state.failure;
      return call(client);
    },
  };
}
