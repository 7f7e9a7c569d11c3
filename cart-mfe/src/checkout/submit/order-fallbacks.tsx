import { AnchorButton } from '@simmer/shared/ui/button';
import type { Order } from '../../order/order';
import { orderMailto } from '../../send-order/order-text';
import { CopyOrder } from './copy-order';

/** How the guest can get an order to the owner without this site. */
export function OrderFallbacks({ order }: { order: Order }) {
  return (
    <>
      <CopyOrder order={order} />
      <AnchorButton href={orderMailto(order)}>Email the order yourself</AnchorButton>
    </>
  );
}
