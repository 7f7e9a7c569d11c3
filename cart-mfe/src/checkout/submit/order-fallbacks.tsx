import { useAuth } from '@simmer/shared/auth';
import { siteConfig } from '@simmer/shared/config';
import { AnchorButton, Button } from '@simmer/shared/ui/button';
import { Status } from '@simmer/shared/ui/status';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { useCopy } from '../../clipboard/use-copy';
import type { Order } from '../../order/order';
import { newIdentity, type OrderIdentity } from '../../order/reference';
import { copiedOrder, orderMailto } from '../../send-order/order-text';
import styles from './order-fallbacks.module.css';
import { orderOnScreen, type OrderOnScreen } from './use-submit';

/** The fallbacks for the order as the form has it now. */
export function FormFallbacks({ identity, ...form }: OrderOnScreen & { identity: OrderIdentity }) {
  return <OrderFallbacks order={orderOnScreen(identity, form, useAuth())} />;
}

/** Whatever keeps a guest from logging in, their order reaches the owner. */
export function WithoutLogin(form: OrderOnScreen) {
  const [identity] = useState(newIdentity);
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

/** How the guest can get an order to the owner without this site. */
export function OrderFallbacks({ order }: { order: Order }) {
  const text = copiedOrder(order);
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
      <AnchorButton href={orderMailto(order)}>
        <Mail aria-hidden />
        <span>Email the order yourself</span>
      </AnchorButton>
    </>
  );
}

function select(field: HTMLTextAreaElement | null): void {
  field?.select();
}
