import type { Order } from '../order/order';

const KINDS = {
  new: {
    ...{ kind: 'New order', word: '', listTitle: 'What to cook' },
    ...{ headColor: '#123a36', listButton: 'Add to the kitchen list' },
  },
  changed: {
    ...{ kind: 'CHANGED order', word: 'CHANGED: ', listTitle: 'What to cook' },
    ...{ headColor: '#123a36', listButton: 'Update the kitchen list' },
  },
  cancelled: {
    ...{ kind: 'CANCELLED order', word: 'CANCELLED: ', listTitle: 'What was ordered' },
    ...{ headColor: '#7d1b10', listButton: 'Mark it as cancelled in the kitchen list' },
  },
};

/**
 * What an order is called in its mail.
 * @param isChange whether the owner has the order already.
 */
export function kindOf({ isCancelled }: Order, isChange: boolean) {
  return KINDS[isCancelled ? 'cancelled' : isChange ? 'changed' : 'new'];
}
