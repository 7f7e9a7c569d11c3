import { claimFields, NO_CLAIM, type Claim } from '@simmer/shared/claim';
import { limitOn, parseLimits } from '@simmer/shared/limits';
import type { Stock } from '@simmer/shared/stock';
import type { OwnersLimits } from '../limits/limits-editor';
import { REFUSED } from './fake-database';

/** An in-memory `settings/limits` and `stock`. A test makes it fail with `failure`. */
export function fakeLimits(initial?: object) {
  const state = {
    stored: initial as unknown,
    days: new Map<string, Map<string, Claim>>(),
    holds: new Map<string, Stock['held']>(),
    failure: undefined as Error | undefined,
  };
  const countsOn = (day: string) => {
    const taken: Record<string, number> = {};
    for (const claim of state.days.get(day)?.values() ?? [])
      for (const [pool, count] of Object.entries(claimFields(claim).counts))
        taken[pool] = (taken[pool] ?? 0) + count;
    return taken;
  };
  const client: OwnersLimits = {
    readLimits: async () => state.stored,
    saveLimits: async (change) => (state.stored = change(state.stored)),
    readStock: async (from) =>
      new Map(
        [...state.days.keys()]
          .filter((day) => day >= from)
          .map((day) => [day, { taken: countsOn(day), held: state.holds.get(day) ?? {} }]),
      ),
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
          throw REFUSED;
        }
      return claim;
    },
    forgetDay: async (day) => void state.days.delete(day),
  };
  const withLimitsClient = async <T>(call: (client: OwnersLimits) => Promise<T>): Promise<T> => {
    try {
      if (state.failure) throw state.failure;
      return await call(client);
    } catch (error) {
      // The editor reports this error.
      jest.spyOn(console, 'error').mockImplementation(() => undefined);
      jest.spyOn(console, 'warn').mockImplementation(() => undefined);
      throw error;
    }
  };
  return { state, withLimitsClient };
}
