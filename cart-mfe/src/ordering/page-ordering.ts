import { createOrderingStore } from '@simmer/shared/ordering-store';
import { requestOrdering } from '@simmer/shared/request-ordering';

/** One per page: what this visit has read stays while the guest is on another page. */
export const pageOrdering = createOrderingStore(requestOrdering);
