import { useAuth } from '@simmer/shared/auth';
import { totalCents, type CartItem } from '@simmer/shared/cart';
import { formatMoney } from '@simmer/shared/money';
import { ROUTES } from '@simmer/shared/navigation';
import { pauseTextOf } from '@simmer/shared/ordering';
import { Alert } from '@simmer/shared/ui/alert';
import { Button, LinkButton } from '@simmer/shared/ui/button';
import { Status } from '@simmer/shared/ui/status';
import { useStore } from '@simmer/shared/store';
import { useId, type RefObject } from 'react';
import type { OrderDetails } from '../../order/order';
import { NotesOnMenu } from './notes-on-menu';
import { PauseHint } from '../../ordering/pause-notice';
import { useOrdering } from '../../ordering/use-ordering';
import { isUndecided } from '../../send-order/menu-changes';
import type { ActiveState } from '../../send-order/send-state';
import { useOrderOfCart, useSending } from '../../send-order/use-sending';
import { useServices } from '../../services/services';
import { AccountStep } from '../account-step/account-step';
import { SAFE_TO_REPEAT, sendingText } from '../pending-orders/pending-order-text';
import { LoginHint } from './login-notice';
import { WithoutLogin } from './order-fallbacks';
import { SendFailureDetails } from './send-failure-details';
import { SubmitBlockerAlert } from './submit-blocker-alert';
import type { SubmitBlocker } from './submit-blockers';
import styles from './submit-panel.module.css';
import type { PasswordEntry } from './use-submit';

const NOTHING_LOST = 'Nothing is lost: your order is still here.';
const SORRY = 'Sorry, there was a problem submitting your order. Please try again.';

interface SubmitPanelProps {
  items: readonly CartItem[];
  blockers: readonly SubmitBlocker[];
  details: OrderDetails;
  attempts: number;
  canSubmit: boolean;
  /** The heading of the step that a guest without a login sees. */
  stepHeading: RefObject<HTMLHeadingElement | null>;
  onGoTo: (name: string) => void;
  password: PasswordEntry;
}

export function SubmitPanel(props: SubmitPanelProps) {
  const { items, blockers, details, attempts, canSubmit, stepHeading, onGoTo } = props;
  const isEntering = useStore(useServices().entry).outcome.status === 'busy';
  const auth = useAuth();
  const hintId = useId();
  const total = totalCents(items);
  const sending = useSending();
  const ofCart = useOrderOfCart();
  // The card of an earlier order says itself that it is being sent.
  const own = sending.status === 'sending' && sending.isFromCart ? sending : null;
  const pauseText = pauseTextOf(useOrdering());
  const isPaused = pauseText !== undefined;
  // This step sends the order, so it stays until the account is there.
  const hasStep = (auth.status === 'signed-out' || isEntering) && !isPaused;
  // Below the button, which therefore stays where it is.
  const blockerAlert = blockers.length > 0 && (
    <SubmitBlockerAlert
      key={attempts}
      blockers={blockers}
      fulfillment={details.fulfillment}
      onGoTo={onGoTo}
    />
  );

  return (
    <div className={styles.panel}>
      <p className={styles.total}>
        <span className={styles.label}>{'Total '}</span>
        {/* The keys are for a translated page, as in TotalBar. */}
        <strong key={total} className={styles.sum}>
          {formatMoney(total)}
        </strong>
      </p>
      <NotesOnMenu />
      {/* Stays beside the blockers: if it came back after them, it would take the focus while the guest types. */}
      {ofCart && <SendOutcome state={ofCart} items={items} />}
      {hasStep && (
        <AccountStep {...{ details, onGoTo }} heading={stepHeading} passwordEntry={props.password}>
          {blockerAlert}
        </AccountStep>
      )}
      <div className={hasStep ? styles.later : styles.actions}>
        <Button
          type="submit"
          look="primary"
          disabled={!canSubmit}
          aria-describedby={auth.status === 'signed-in' && !isPaused ? undefined : hintId}
        >
          <span key={String(own !== null)}>{own ? 'Submitting...' : 'Submit Order'}</span>
        </Button>
        {isPaused ? (
          <PauseHint id={hintId} text={pauseText} />
        ) : (
          <LoginHint status={auth.status} id={hintId} />
        )}
        {hasStep ? <WithoutLogin items={items} details={details} /> : blockerAlert}
        {ofCart && <SendFailureDetails state={ofCart} items={items} details={details} />}
        <LinkButton to={ROUTES.home} look={hasStep ? 'quiet' : 'secondary'}>
          Back to Menu
        </LinkButton>
      </div>
      <Status isHidden={!own || own.retry === 0}>{own && sendingText(own.retry)}</Status>
    </div>
  );
}

function SendOutcome({ state, items }: { state: ActiveState; items: readonly CartItem[] }) {
  const { order, status } = state;
  if (status === 'failed' || status === 'unknown')
    return (
      <Alert message={SORRY} takesFocus>
        <strong>{status === 'failed' ? NOTHING_LOST : SAFE_TO_REPEAT}</strong>
      </Alert>
    );
  if (status !== 'menu-changed') return null;
  if (!state.changes.some((change) => isUndecided(change, items))) return null;
  return (
    <Alert
      key={order.reference}
      message={`The menu has changed since you added these dishes, so your order was not sent${state.mayHaveArrived ? ' again' : ''}.`}
      takesFocus
    >
      {state.mayHaveArrived && <p>Your earlier order may have arrived; we can’t tell.</p>}
      <p>Please review the marked lines, then submit your order again.</p>
    </Alert>
  );
}
