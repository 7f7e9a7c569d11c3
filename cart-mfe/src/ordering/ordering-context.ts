import type { OrderingStore } from '@simmer/shared/ordering-store';
import { createContext } from 'react';
import { pageOrdering } from './page-ordering';

/** The exposed components take no props, so tests replace what they use through contexts such as this one. */
export const OrderingContext = createContext<OrderingStore>(pageOrdering);
