import { Button } from '@simmer/shared/ui/button';
import { ConfirmDialog } from '@simmer/shared/ui/confirm-dialog';
import { focusPage } from '@simmer/shared/ui/use-focus-return';
import { useState, type ComponentProps } from 'react';
import { DownloadFirst } from '../accounts/download-first';
import type { ListedOrder } from '../order-list/listed-order';
import { storedList } from '../order-list/stored-list';
import { removeOrders } from '../order-list/tell-guests';

interface RemoveOrdersProps extends Pick<ComponentProps<typeof Button>, 'look'> {
  /** `order K7P-4MW` */
  what: string;
  isUnwanted: (order: ListedOrder) => boolean;
}

/** A button that removes orders from the list after a question. */
export function RemoveOrders({ what, isUnwanted, look = 'secondary' }: RemoveOrdersProps) {
  const [isAsking, setIsAsking] = useState(false);
  const close = () => {
    setIsAsking(false);
  };
  return (
    <>
      <Button
        look={look}
        onClick={() => {
          setIsAsking(true);
        }}
      >
        {`Remove ${what}`}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={`Remove ${what}?`}
        no="Keep"
        yes="Remove"
        onNo={close}
        onYes={() => {
          close();
          removeOrders(isUnwanted);
          focusPage();
        }}
      >
        <span>
          The email stays in your inbox. To bring an order back, open its email and add it to the
          list again.
        </span>
        <DownloadFirst orders={storedList.get().orders.filter(isUnwanted)} />
      </ConfirmDialog>
    </>
  );
}
