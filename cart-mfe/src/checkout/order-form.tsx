import { useAuth } from '@simmer/shared/auth';
import type { CartItem } from '@simmer/shared/cart';
import { useStore } from '@simmer/shared/store';
import {
  useDeferredValue,
  useEffect,
  useRef,
  useState,
  type FormEvent,
  type KeyboardEvent,
} from 'react';
import { useServices } from '../services/services';
import { isImpossible } from '../ordering/use-possible-dates';
import { useOrdering } from '../ordering/use-ordering';
import { FilledInNotice } from '../remember-me/filled-in-notice';
import { useSending } from '../send-order/use-sending';
import { DetailFields } from './details/detail-fields';
import { findSubmitBlockers, type SubmitBlocker } from './submit/submit-blockers';
import styles from './order-form.module.css';
import { LoginNotice } from './submit/login-notice';
import { OrderLines } from './lines/order-lines';
import { PaymentChoice } from './details/payment-choice';
import { canSubmit } from './submit/submission';
import { SubmitPanel } from './submit/submit-panel';
import { TotalBar } from './submit/total-bar';
import type { Removal } from './lines/use-removal';
import { useDetails, useSubmit } from './submit/use-submit';

interface OrderFormProps {
  items: readonly CartItem[];
  removal: Removal;
}

/** So that Back finds the page at its full height, and the guest where they were. */
let wasOpened = false;

/** At first only the order, and what is left to fill in once that is painted. */
export function OrderForm({ items, removal }: OrderFormProps) {
  const isWhole = useDeferredValue(true, wasOpened);
  const form = useRef<HTMLFormElement>(null);
  const auth = useAuth();
  const details = useDetails();
  const { attempts, submit, enterAndSubmit, forgetAttempts } = useSubmit(details);
  const stepHeading = useRef<HTMLHeadingElement>(null);
  const panel = useRef<HTMLElement>(null);
  const { now, entry } = useServices();
  const isEntering = useStore(entry).isBusy;
  const isSending = useSending().status === 'sending';
  const [isDateUnreadable, setIsDateUnreadable] = useState(false);
  const settings = useOrdering();
  const blockers =
    attempts > 0
      ? findSubmitBlockers({
          items,
          details,
          isDateUnreadable,
          isDateImpossible: isImpossible(settings, now, details.date),
          isForAccount: auth.status !== 'signed-in',
        })
      : [];

  // Or the alert would come back, and take the focus, when the guest clears a field to type it anew.
  if (attempts > 0 && blockers.length === 0) forgetAttempts();

  useEffect(() => {
    wasOpened = true;
  }, []);

  function readDate(): boolean {
    const date = form.current?.elements.namedItem('date');
    const isUnreadable = date instanceof HTMLInputElement && date.validity.badInput;
    setIsDateUnreadable(isUnreadable);
    return isUnreadable;
  }

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    submit(readDate());
  }

  function goToStep(): void {
    stepHeading.current?.scrollIntoView({ block: 'start' });
    stepHeading.current?.focus({ preventScroll: true });
  }

  function goTo(blocker: SubmitBlocker): void {
    const control = form.current?.elements.namedItem(nameOf(blocker));
    if (control instanceof HTMLElement) control.focus();
  }

  return (
    // The browser's validation would block the submit before our alert could show.
    <form ref={form} noValidate onSubmit={handleSubmit} onKeyDown={keepEnterFromSending}>
      <LoginNotice status={auth.status} details={details} />
      <fieldset disabled={isSending || isEntering} className={styles.grid}>
        <div className={styles.column}>
          <section className={styles.sheet} aria-label="Items">
            <OrderLines items={items} removal={removal} />
          </section>
          {isWhole && (
            <section className={styles.sheet}>
              <h2 className={styles.heading}>{`${details.fulfillment} details`}</h2>
              <FilledInNotice />
              <DetailFields
                details={details}
                blockers={blockers}
                isDateUnreadable={isDateUnreadable}
                onUnreadableDate={setIsDateUnreadable}
              />
            </section>
          )}
        </div>
        {isWhole && (
          <TotalBar
            items={items}
            panel={panel}
            canSubmit={canSubmit(items, auth, isSending || isEntering, settings.paused)}
            onLogIn={
              auth.status === 'signed-out' && !settings.paused && !isEntering ? goToStep : undefined
            }
          />
        )}
        {isWhole && (
          <div className={styles.aside}>
            <section className={styles.sheet}>
              <PaymentChoice value={details.paymentMethod} items={items} />
            </section>
            <section ref={panel} className={styles.sheet} aria-label="Total">
              <SubmitPanel
                items={items}
                blockers={blockers}
                details={details}
                attempts={attempts}
                stepHeading={stepHeading}
                onGoTo={goTo}
                onEnter={(password) => enterAndSubmit(password, readDate())}
              />
            </section>
          </div>
        )}
      </fieldset>
    </form>
  );
}

function nameOf(blocker: SubmitBlocker): string {
  switch (blocker.kind) {
    case 'missing':
      return blocker.field;
    case 'invalid-email':
      return 'email';
    default:
      return 'date';
  }
}

/**
 * Enter must not send an order by accident. A disabled default button would not do: for Enter in a date field, Chromium
 * skips it.
 */
function keepEnterFromSending(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}
