import { GUEST_WALK } from './guest-walk';
import { MANAGER_WALK } from './manager-walk';
import { HOME_WALK, PAGE_WALKS } from './pages-walk';
import type { Walk } from './walk';

/**
 * One group after the other: what the manager writes, the home page and the guest would read. Two lanes of a group at
 * the same time, the walks of a lane one after the other.
 */
export const WALKS: readonly (readonly (readonly Walk[])[])[] = [
  [[HOME_WALK], [GUEST_WALK]],
  [PAGE_WALKS, [MANAGER_WALK]],
];

/** With what they need before them: the manager takes the guest's order into the kitchen list. */
export function withNeeded(titles: ReadonlySet<string>): ReadonlySet<string> {
  return titles.has(MANAGER_WALK.title) ? new Set([...titles, GUEST_WALK.title]) : titles;
}
