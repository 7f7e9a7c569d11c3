import type { LimitsClient } from '@simmer/shared/firebase';
import { limitsFields, parseLimits, type Limits } from '@simmer/shared/limits';

/** @throws where a value cannot be read: there are no limits then, and a change would store that. */
export function readable(data: unknown): Limits {
  const { limits, problems } = parseLimits(data);
  if (problems.length > 0) throw new Error(problems.join('; '));
  return limits;
}

/** Changes the stored limits, or leaves them. `change` runs again if somebody else has changed them meanwhile. */
export async function changeLimits(
  { saveLimits }: Pick<LimitsClient, 'saveLimits'>,
  change: (stored: Limits) => Limits | undefined,
): Promise<Limits> {
  const data = await saveLimits((stored) => {
    const limits = change(readable(stored));
    return limits && limitsFields(limits);
  });
  return parseLimits(data).limits;
}
