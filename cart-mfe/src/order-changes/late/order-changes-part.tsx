import type { Order } from '../../order/order';
import { ChangeOrCancel } from './change-or-cancel';
import { ChangeStrip } from './change-strip';
import { LinkedOrder } from './linked-order';

export type OrderChangesProps =
  /** Ways to change or cancel an order that was sent. */
  | { shows: 'ways'; order: Order }
  /** The order that the guest is changing in the form. */
  | { shows: 'strip' }
  /** The order in a link of the guest's own. */
  | { shows: 'copy'; address: string };

export function OrderChangesPart(props: OrderChangesProps) {
  if (props.shows === 'ways') return <ChangeOrCancel order={props.order} />;
  return props.shows === 'strip' ? <ChangeStrip /> : <LinkedOrder address={props.address} />;
}
