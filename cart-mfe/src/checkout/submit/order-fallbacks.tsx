import { useAuth } from '@simmer/shared/auth';
import { pendingNotes } from '@simmer/shared/cart';
import { siteConfig } from '@simmer/shared/config';
import { isolated } from '@simmer/shared/isolated';
import { AnchorButton, Button } from '@simmer/shared/ui/button';
import { useStore } from '@simmer/shared/store';
import { Status } from '@simmer/shared/ui/status';
import { Mail } from 'lucide-react';
import { useMemo } from 'react';
import { useCopy } from '../../clipboard/use-copy';
import { changing } from '../../order/changing';
import type { Order } from '../../order/order';
import { newIdentity, type OrderIdentity } from '../../order/reference';
import { identityOfChange } from '../../send-order/known-reference';
import { copiedOrder, orderMailto } from '../../send-order/order-text';
import { useServices } from '../../services/services';
import { openNotes } from './notes-on-menu';
import styles from './order-fallbacks.module.css';
import { orderOnScreen, type OrderOnScreen } from './use-submit';

/** The fallbacks for the order as the form has it now. */
export function FormFallbacks({ identity, ...form }: OrderOnScreen & { identity: OrderIdentity }) {
  const isChange = useStore(changing)?.base.reference === identity.reference;
  useStore(pendingNotes);
  // The question about them is on the page, and these ways ask nothing.
  const notes = openNotes().map(
    ([, { dishName, text }]) => `Note for ${isolated(dishName)}: ${isolated(text)}`,
  );
  const order = orderOnScreen(identity, form, useAuth());
  return <OrderFallbacks order={order} isChange={isChange} notes={notes} />;
}

/** Whatever keeps a guest from logging in, their order reaches the owner. */
export function WithoutLogin(form: OrderOnScreen) {
  const { outbox } = useServices();
  const base = useStore(changing)?.base;
  const identity = useMemo(
    () => (base ? identityOfChange(base, outbox.get().orders) : newIdentity()),
    [base, outbox],
  );
  const { firstName } = siteConfig().owner;
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>Can’t log in?</summary>
      <p>{`Fill in your details, then send the order to ${firstName} yourself.`}</p>
      <div className={styles.inside}>
        <FormFallbacks {...form} identity={identity} />
      </div>
    </details>
  );
}

/**
 * How the guest can get an order to the owner without this site.
 * @param props.isChange whether the owner has the order already.
 * @param props.notes about what no line has yet.
 */
export function OrderFallbacks({
  order,
  isChange,
  notes,
}: {
  order: Order;
  isChange: boolean;
  notes?: readonly string[];
}) {
  const text = copiedOrder(order, isChange, notes);
  const { copy, icon, isByHand, message } = useCopy(text, 'order', 'Please copy the text below.');
  return (
    <>
      <div className={styles.copy}>
        <Button onClick={copy}>
          {icon}
          <span>Copy order</span>
        </Button>
        <Status className={styles.status}>{message}</Status>
        {isByHand && (
          <textarea
            ref={select}
            readOnly
            rows={8}
            value={text}
            aria-label="Your order"
            className={styles.text}
          />
        )}
      </div>
      <AnchorButton href={orderMailto(order, isChange, notes)}>
        <Mail aria-hidden />
        <span>Email the order yourself</span>
      </AnchorButton>
    </>
  );
}

function select(field: HTMLTextAreaElement | null): void {
  field?.select();
}
