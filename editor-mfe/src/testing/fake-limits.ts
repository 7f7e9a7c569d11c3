import { limitsInMemory } from '@simmer/shared/testing/limits-in-memory';
import type { OwnersLimits } from '../limits/limits-editor';

/** The limits in memory; the editor reports what they fail with. */
export function fakeLimits(initial?: object) {
  const { withLimitsClient, ...limits } = limitsInMemory(initial);
  return {
    ...limits,
    withLimitsClient: async <T>(call: (client: OwnersLimits) => Promise<T>): Promise<T> => {
      try {
        return await withLimitsClient(call);
      } catch (error) {
        jest.spyOn(console, 'error').mockImplementation(() => undefined);
        jest.spyOn(console, 'warn').mockImplementation(() => undefined);
        throw error;
      }
    },
  };
}
