import { claimFields, NO_CLAIM, type Claim } from '@simmer/shared/claim';
import { difference, sum, type Counts } from '@simmer/shared/counts';
import type { LimitsClient } from '@simmer/shared/firebase';
import { limitOn, parseLimits } from '@simmer/shared/limits';
import type { Stock, StockByDay } from '@simmer/shared/stock';

/** The limits of a shop, and what is taken of each day, as the database and its rules have them. */
export function fakeLimits(first: object) {
  let settings = first;
  const { limits } = parseLimits(settings);
  const taken = new Map<string, Counts>();
  const claims = new Map<string, Claim>();
  const held = new Map<string, Stock['held']>();
  /** What the database answers instead. */
  let failure: Error | undefined;

  async function changeClaim(day: string, uid: string, change: (claim: Claim) => Claim) {
    if (failure) throw failure;
    const place = `${day} ${uid}`;
    const before = claims.get(place) ?? NO_CLAIM;
    const claim = change(before);
    const moved = difference(claimFields(claim).counts, claimFields(before).counts);
    const after = sum(taken.get(day) ?? {}, moved);
    for (const pool of Object.keys(moved))
      if ((after[pool] ?? 0) > (limitOn(limits, pool, day) ?? Infinity))
        throw Object.assign(new Error('too many'), { code: 'permission-denied' });
    taken.set(day, after);
    claims.set(place, claim);
    return claim;
  }

  const client = {
    changeClaim,
    readLimits: async () => settings,
    readStock: async (): Promise<StockByDay> => {
      if (failure) throw failure;
      return new Map(
        [...taken].map(([day, counts]) => [day, { taken: counts, held: held.get(day) ?? {} }]),
      );
    },
    expire: () => Promise.reject(new Error('too early')),
    readClaim: async (day: string, uid: string) => claims.get(`${day} ${uid}`) ?? NO_CLAIM,
  };
  const take = (day: string, counts: Counts) => taken.set(day, sum(taken.get(day) ?? {}, counts));
  return {
    claims,
    /** Somebody holds this, and has not done so for 15 minutes by the database's clock. */
    hold(day: string, counts: Counts, at: number): void {
      take(day, counts);
      held.set(day, { gwen: { at, counts } });
    },
    /** The owner changes the limits. */
    set: (changed: object) => (settings = changed),
    /** Others have ordered this. */
    take,
    fail: (error: Error | undefined) => (failure = error),
    withLimitsClient: <T>(call: (client: LimitsClient) => Promise<T>) =>
      call(client as unknown as LimitsClient),
  };
}
