import { use, useSyncExternalStore } from 'react';
import type { SendState } from '../send-order/send-order';
import { CheckoutPorts } from './checkout-ports';

const IDLE: SendState = { status: 'idle' };

/** Where the order is on its way to the owner. */
export function useSending(): SendState {
  const { sending } = use(CheckoutPorts);
  return useSyncExternalStore(sending.subscribe, sending.getState, () => IDLE);
}
