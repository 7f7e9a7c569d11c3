import { counted } from '@simmer/shared/counted';
import { Button } from '@simmer/shared/ui/button';
import { ConfirmDialog } from '@simmer/shared/ui/confirm-dialog';
import { useState } from 'react';
import { useList, useListState } from '../order-list/list-context';
import type { ListedOrder } from '../order-list/order-list';

interface RemoveOrdersProps {
  what: 'done' | 'past';
  isUnwanted: (order: ListedOrder) => boolean;
}

const TEXTS = {
  done: (count: number) => counted(count, 'completed order'),
  past: (count: number) => `${counted(count, 'order')} from past days`,
};

/** Renders nothing while there is nothing to remove. */
export function RemoveOrders({ what, isUnwanted }: RemoveOrdersProps) {
  const list = useList();
  const count = useListState().orders.filter(isUnwanted).length;
  const [isAsking, setIsAsking] = useState(false);
  const close = () => {
    setIsAsking(false);
  };
  if (count === 0) return null;
  const text = TEXTS[what](count);
  return (
    <>
      <Button
        onClick={() => {
          setIsAsking(true);
        }}
      >
        {`Remove ${text}`}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={`Remove ${text}?`}
        no="Keep"
        yes="Remove"
        onNo={close}
        onYes={() => {
          close();
          list.remove(isUnwanted);
          // The button disappears, and the focus with it.
          document.getElementById('main')?.focus();
        }}
      >
        Their emails stay in your inbox. To bring an order back, open its email and add it to the
        list again.
      </ConfirmDialog>
    </>
  );
}
