import type { OrderingStore } from '@simmer/shared/ordering-store';
import type { ReactNode } from 'react';
import { CurrentMenuContext } from '../order-again/current-menu-context';
import { ClockContext } from '../ordering/clock-context';
import { OrderingContext } from '../ordering/ordering-context';
import type { Remembered } from '../remember-me/remembered';
import { RememberedContext } from '../remember-me/remembered-context';
import type { KeptOrders } from '../send-order/kept-orders';
import type { ReadCurrentMenu } from '../send-order/menu-changes';
import type { OrderSending } from '../send-order/send-order';
import { SendingContext } from '../send-order/sending-context';

interface Ports {
  sending: OrderSending;
  kept: KeptOrders;
  remembered: Remembered;
  readCurrentMenu: ReadCurrentMenu;
  ordering: OrderingStore;
  now: () => number;
}

/** Replaces what the rooms of the cart provide. */
export function CheckoutPorts({ value, children }: { value: Ports; children: ReactNode }) {
  const { sending, kept, remembered, readCurrentMenu, ordering, now } = value;
  return (
    <ClockContext value={now}>
      <OrderingContext value={ordering}>
        <RememberedContext value={remembered}>
          <SendingContext value={{ sending, kept }}>
            <CurrentMenuContext value={readCurrentMenu}>{children}</CurrentMenuContext>
          </SendingContext>
        </RememberedContext>
      </OrderingContext>
    </ClockContext>
  );
}
