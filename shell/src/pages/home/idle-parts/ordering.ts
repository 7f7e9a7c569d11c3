import { createOrderingStore } from '@simmer/shared/ordering-store';
import { requestOrdering } from '@simmer/shared/request-ordering';

/** What the home page has read of when and where guests can order. */
export const ordering = createOrderingStore(requestOrdering);
