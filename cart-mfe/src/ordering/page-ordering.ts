import { createOrderingStore } from '@simmer/shared/ordering-store';
import { requestOrdering } from '@simmer/shared/request-ordering';

/** One per page, so that what was read stays while the guest is on another page. */
export const pageOrdering = createOrderingStore(requestOrdering);
