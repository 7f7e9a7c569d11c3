import type { CartItem } from '@simmer/shared/cart';
import { isByApp, PAYMENT_METHODS, type PaymentMethod } from '@simmer/shared/payment';
import { Button } from '@simmer/shared/ui/button';
import { useState } from 'react';
import { draft } from '../../order/draft-store';
import styles from './payment-choice.module.css';
import { RadioChoice } from './radio-choice';
import { VenmoDialog } from './venmo-dialog';

interface PaymentChoiceProps {
  value: PaymentMethod;
  items: readonly CartItem[];
}

export function PaymentChoice({ value, items }: PaymentChoiceProps) {
  const [isVenmoOpen, setIsVenmoOpen] = useState(false);

  function choose(paymentMethod: PaymentMethod): void {
    draft.change({ paymentMethod });
    // Only its X and Escape close the dialog, even if a form-filling program chooses another method behind it.
    if (isByApp(paymentMethod)) setIsVenmoOpen(true);
  }

  return (
    <div className={styles.payment}>
      <RadioChoice
        legend="Payment method"
        name="paymentMethod"
        options={PAYMENT_METHODS}
        value={value}
        onChange={choose}
        isHeading
      />
      {isByApp(value) && (
        <Button
          onClick={() => {
            setIsVenmoOpen(true);
          }}
        >
          {`Show ${value} code`}
        </Button>
      )}
      <VenmoDialog
        isOpen={isVenmoOpen}
        items={items}
        onClose={() => {
          setIsVenmoOpen(false);
        }}
      />
    </div>
  );
}
