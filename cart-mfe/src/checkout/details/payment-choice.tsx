import { totalCents, type CartItem } from '@simmer/shared/cart';
import { siteConfig } from '@simmer/shared/config';
import { formatMoney } from '@simmer/shared/money';
import { hasCode, PAYMENT_METHODS, type PaymentMethod } from '@simmer/shared/payment';
import { Button } from '@simmer/shared/ui/button';
import { Dialog } from '@simmer/shared/ui/dialog';
import { useState } from 'react';
import { draft } from '../../order/draft-store';
import styles from './payment-choice.module.css';
import { RadioChoice } from './radio-choice';
import { VenmoCode } from '../../venmo/venmo-code';

interface PaymentChoiceProps {
  value: PaymentMethod;
  items: readonly CartItem[];
}

export function PaymentChoice({ value, items }: PaymentChoiceProps) {
  const total = totalCents(items);
  const [isVenmoOpen, setIsVenmoOpen] = useState(false);

  function choose(paymentMethod: PaymentMethod): void {
    draft.change({ paymentMethod });
    // Only its X and Escape close the dialog, even if a form-filling program chooses another method behind it.
    if (hasCode(paymentMethod)) setIsVenmoOpen(true);
  }

  return (
    <div className={styles.payment}>
      <RadioChoice
        legend="Payment method"
        name="paymentMethod"
        options={PAYMENT_METHODS}
        value={value}
        onChange={choose}
        look="sheet"
      />
      <p className={styles.total}>
        {`You pay ${hasCode(value) ? 'now, or ' : ''}when you get your order.`}
      </p>
      {hasCode(value) && (
        <Button onClick={() => setIsVenmoOpen(true)}>{`Show ${value} code`}</Button>
      )}
      <Dialog
        isOpen={isVenmoOpen}
        onClose={() => setIsVenmoOpen(false)}
        title={
          <>
            <span className={styles.headline}>Scan to Pay with Venmo</span>
            <span className="visually-hidden">{' / '}</span>
            <span className={styles.line}>
              {`Or tap to go to ${siteConfig().owner.firstName} on Venmo`}
            </span>
          </>
        }
      >
        <p className={styles.total}>{`Your total is ${formatMoney(total)}.`}</p>
        <VenmoCode caption="Open your Venmo app and scan this code to send your payment.">
          <p className={styles.total}>
            You can also pay later. We’ll show the code again after you order.
          </p>
        </VenmoCode>
      </Dialog>
    </div>
  );
}
