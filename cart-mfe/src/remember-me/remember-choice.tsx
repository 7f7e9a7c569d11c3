import { siteConfig } from '@simmer/shared/config';
import { useId } from 'react';
import { draft, useDraft } from '../order/draft-store';
import type { OrderDetails } from '../order/order';
import styles from './remember-choice.module.css';
import { useRemembered } from './use-remembered';

/** Checking stores nothing until the order is sent; unchecking deletes immediately. */
export function RememberChoice({ details }: { details: OrderDetails }) {
  const { isAvailable, guest, forget } = useRemembered();
  const { isRemembered } = useDraft();
  const hintId = useId();
  if (!isAvailable)
    return (
      <p className={styles.hint}>
        This browser doesn’t let us keep anything on the device, so it can’t remember you. Keep a
        copy of your order when you have sent it.
      </p>
    );

  function change(isChecked: boolean): void {
    if (!isChecked) {
      // The guest still wants the details that are filled in for this order.
      draft.change(details);
      forget();
    }
    draft.change({ isRemembered: isChecked });
  }

  return (
    <div className={styles.choice}>
      <label className={styles.label}>
        <input
          type="checkbox"
          aria-describedby={hintId}
          checked={isRemembered ?? guest !== undefined}
          onChange={(event) => change(event.target.checked)}
        />
        <span>Remember me on this device</span>
      </label>
      <p id={hintId} className={styles.hint}>
        {`This browser keeps your name, ${siteConfig().ordering.phone ? 'your phone number, ' : ''}your address and your last ten orders with their notes. After a year without an order, it deletes them on a later visit. Leave this unchecked on a shared device.`}
      </p>
    </div>
  );
}
