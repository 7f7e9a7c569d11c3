import type { CartItem } from '@simmer/shared/cart';
import { useRef, type FormEvent } from 'react';
import { DetailFields } from './detail-fields';
import { missingFields, type RequiredField } from './missing-fields';
import styles from './order-form.module.css';
import { OrderLines } from './order-lines';
import { PaymentChoice } from './payment-choice';
import { SubmitPanel } from './submit-panel';
import type { Removal } from './use-removal';
import { useSending } from './use-sending';
import { useDetails, useSubmit } from './use-submit';

interface OrderFormProps {
  items: readonly CartItem[];
  removal: Removal;
}

export function OrderForm({ items, removal }: OrderFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const details = useDetails();
  const { attempts, submit } = useSubmit(details);
  const isSending = useSending().status === 'sending';
  const missing = attempts > 0 ? missingFields(details) : [];

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    submit();
  }

  function goTo(field: RequiredField): void {
    const control = form.current?.elements.namedItem(field);
    if (control instanceof HTMLElement) control.focus();
  }

  return (
    // The browser's validation would block the submit before our alert could show.
    <form ref={form} noValidate onSubmit={handleSubmit}>
      <fieldset disabled={isSending} className={styles.grid}>
        <div className={styles.column}>
          <section className={styles.sheet} aria-label="Items">
            <OrderLines items={items} removal={removal} />
          </section>
          <section className={styles.sheet}>
            <h2 className={styles.heading}>Delivery details</h2>
            <DetailFields details={details} missing={missing} />
          </section>
        </div>
        <div className={styles.aside}>
          <section className={styles.sheet}>
            <PaymentChoice value={details.paymentMethod} items={items} />
          </section>
          <section className={styles.sheet} aria-label="Total">
            <SubmitPanel items={items} missing={missing} attempts={attempts} onGoTo={goTo} />
          </section>
        </div>
      </fieldset>
    </form>
  );
}
