import { useCartItems } from '@simmer/shared/cart';
import { mayHaveArrived } from '@simmer/shared/guest-records';
import { useStore } from '@simmer/shared/store';
import { Button } from '@simmer/shared/ui/button';
import { focusPage } from '@simmer/shared/ui/use-focus-return';
import { PencilLine } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { changing } from '../../order/changing';
import { useChangeEnd } from '../../ordering/use-ordering';
import { useOrderOfCart, useRunning } from '../../send-order/use-outbox';
import { useServices } from '../../services/services';
import { AskOwner } from '../ask-owner';
import styles from './order-changes.module.css';

/** Says above the form that it has an order that was sent. */
export function ChangeStrip() {
  const { sending } = useServices();
  const change = useStore(changing);
  const ofCart = useOrderOfCart();
  const isSending = useRunning() !== undefined;
  const isEmpty = useCartItems().length === 0;
  const end = useChangeEnd(change?.base);
  const strip = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // The button that began the change is gone.
    if (document.activeElement === document.body) strip.current?.focus({ preventScroll: true });
  }, []);

  if (!change) return null;
  const { base, aside } = change;
  const hasAside = aside.items.length > 0 && !aside.isAdded;
  return (
    <div ref={strip} tabIndex={-1} className={styles.strip}>
      <PencilLine aria-hidden />
      <div className={styles.ways}>
        <p>
          <strong>{`You’re changing order ${base.reference}.`}</strong>
          <span>{' What you sent stays valid until you send the change.'}</span>
          {hasAside && <span>{' The dishes that you put aside come back afterwards.'}</span>}
        </p>
        {isEmpty && (
          <p>To cancel the whole order, keep it as it is first, then choose “Cancel this order”.</p>
        )}
        {end?.isOver && <AskOwner why="It’s too late to send the change." />}
        {/* A change that may have arrived cannot be taken back like this. */}
        {!(ofCart && mayHaveArrived(ofCart)) && (
          <Button
            disabled={isSending}
            onClick={() => {
              if (ofCart) sending.dismiss(ofCart);
              changing.end();
              focusPage();
            }}
          >
            Keep the order as it is
          </Button>
        )}
      </div>
    </div>
  );
}
