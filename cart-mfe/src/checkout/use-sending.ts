import { use, useSyncExternalStore } from 'react';
import type { SendState } from '../send-order/send-order';
import { CheckoutPorts } from './checkout-ports';

const IDLE: SendState = { status: 'idle' };

export function useSending(): SendState {
  const { sending } = use(CheckoutPorts);
  return useSyncExternalStore(sending.subscribe, sending.getState, () => IDLE);
}
