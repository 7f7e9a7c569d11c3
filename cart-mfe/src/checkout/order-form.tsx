import { useAuth } from '@simmer/shared/auth';
import type { CartItem } from '@simmer/shared/cart';
import { useOnline } from '@simmer/shared/online';
import { useStore } from '@simmer/shared/store';
import { useDeferredValue, useEffect, useRef, type FormEvent, type KeyboardEvent } from 'react';
import { useServices } from '../services/services';
import { useOrdering } from '../ordering/use-ordering';
import { FilledInNotice } from '../remember-me/filled-in-notice';
import { useRunning } from '../send-order/use-outbox';
import { DetailFields } from './details/detail-fields';
import styles from './order-form.module.css';
import { LoginNotice } from './submit/login-notice';
import { OrderLines } from './lines/order-lines';
import { PaymentChoice } from './details/payment-choice';
import { SubmitPanel } from './submit/submit-panel';
import { TotalBar } from './submit/total-bar';
import type { Removal } from './lines/removal';
import { useDetails, useSubmit } from './submit/use-submit';

interface OrderFormProps {
  items: readonly CartItem[];
  removal: Removal;
}

/**
 * Whether the form was open before, so that Back finds the page at its full height, and the guest where they were.
 */
let wasOpened = false;

/** The first render has only the order; the rest of the form follows once that is painted. */
export function OrderForm({ items, removal }: OrderFormProps) {
  const isWhole = useDeferredValue(true, wasOpened);
  const form = useRef<HTMLFormElement>(null);
  const auth = useAuth();
  const details = useDetails();
  const submission = useSubmit(details, form);
  const stepHeading = useRef<HTMLHeadingElement>(null);
  const panel = useRef<HTMLElement>(null);
  const isEntering = useStore(useServices().entry).outcome.status === 'busy';
  const isSending = useRunning() !== undefined;
  const isBusy = isSending || isEntering;
  const { paused } = useOrdering();
  const canSubmit = auth.status === 'logged-in' && !isBusy && !paused;
  const isOnline = useOnline();
  const canLogIn = auth.status === 'logged-out' && !paused && isOnline;

  useEffect(() => {
    wasOpened = true;
  }, []);

  useEffect(() => {
    // A disabled element loses the focus, and a keyboard user would start again at the top of the page.
    if (isBusy && form.current?.contains(document.activeElement))
      panel.current?.focus({ preventScroll: true });
  }, [isBusy]);

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    submission.submit();
  }

  function goToStep(): void {
    stepHeading.current?.scrollIntoView({ block: 'start' });
    stepHeading.current?.focus({ preventScroll: true });
  }

  function goTo(name: string): void {
    const control = form.current?.elements.namedItem(name);
    if (control instanceof HTMLElement) control.focus();
  }

  return (
    // The browser's validation would block the submit before our alert could show.
    <form ref={form} noValidate onSubmit={handleSubmit} onKeyDown={keepEnterFromSending}>
      {canLogIn && <LoginNotice details={details} />}
      <fieldset disabled={isBusy} className={styles.grid}>
        <div className={styles.column}>
          <section className={styles.sheet} aria-label="Items">
            <OrderLines items={items} removal={removal} />
          </section>
          {isWhole && (
            <>
              <section className={styles.sheet}>
                <h2 className={styles.heading}>{`${details.fulfillment} details`}</h2>
                <FilledInNotice />
                <DetailFields details={details} blockers={submission.blockers} />
              </section>
              <section className={styles.sheet}>
                <PaymentChoice value={details.paymentMethod} items={items} />
              </section>
            </>
          )}
        </div>
        {isWhole && (
          <>
            <TotalBar
              items={items}
              panel={panel}
              canSubmit={canSubmit}
              onLogIn={canLogIn && !isEntering ? goToStep : undefined}
            />
            <section ref={panel} tabIndex={-1} className={styles.total} aria-label="Total">
              <SubmitPanel
                items={items}
                details={details}
                submission={submission}
                canSubmit={canSubmit}
                stepHeading={stepHeading}
                onGoTo={goTo}
              />
            </section>
          </>
        )}
      </fieldset>
    </form>
  );
}

/**
 * Enter must not send an order by accident. A disabled default button is not enough: Chromium skips it for Enter in a
 * date field.
 */
function keepEnterFromSending(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}
