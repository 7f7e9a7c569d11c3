import { GUEST_WALK } from './guest-walk';
import { MANAGER_WALK } from './manager-walk';
import { PAGES_WALK } from './pages-walk';
import type { Walk } from './walk';

/** Those of one group at the same time. The manager comes last: what she writes, the others would read. */
export const WALKS: readonly (readonly Walk[])[] = [[PAGES_WALK, GUEST_WALK], [MANAGER_WALK]];
