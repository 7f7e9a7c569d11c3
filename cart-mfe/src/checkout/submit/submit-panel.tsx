import { useAuth } from '@simmer/shared/auth';
import { totalCents } from '@simmer/shared/cart';
import { formatMoney } from '@simmer/shared/money';
import { ROUTES } from '@simmer/shared/navigation';
import { pauseTextOf } from '@simmer/shared/ordering';
import { Button, LinkButton } from '@simmer/shared/ui/button';
import { Status } from '@simmer/shared/ui/status';
import { useStore } from '@simmer/shared/store';
import { useId, type RefObject } from 'react';
import { NotesOnMenu } from './notes-on-menu';
import { PauseHint } from '../../ordering/pause-notice';
import { useOrdering } from '../../ordering/use-ordering';
import { useOrderOfCart, useRunning } from '../../send-order/use-outbox';
import { useServices } from '../../services/services';
import { AccountStep } from '../account-step/account-step';
import { OrderStatus } from '../order-status/order-status';
import { sendingText } from '../order-status/status-text';
import { LoginHint } from './login-notice';
import { WithoutLogin } from './order-fallbacks';
import { SubmitBlockerAlert } from './submit-blocker-alert';
import { useSubmitLabel } from './submit-label';
import styles from './submit-panel.module.css';
import type { OrderOnScreen, useSubmit } from './use-submit';

interface SubmitPanelProps extends OrderOnScreen {
  submission: ReturnType<typeof useSubmit>;
  canSubmit: boolean;
  /** The heading that a guest without a login sees for this step. */
  stepHeading: RefObject<HTMLHeadingElement | null>;
  /** Focuses a control of the form. */
  onGoTo: (name: string) => void;
}

export function SubmitPanel(props: SubmitPanelProps) {
  const { items, details, canSubmit, stepHeading, onGoTo } = props;
  const { attempts, blockers, onResolved, password } = props.submission;
  const isEntering = useStore(useServices().entry).outcome.status === 'busy';
  const auth = useAuth();
  const hintId = useId();
  const label = useSubmitLabel();
  const total = totalCents(items);
  const ofCart = useOrderOfCart();
  // The card of an earlier order already says that it is being sent.
  const running = useRunning();
  const own = running?.reference === ofCart?.reference ? running : undefined;
  const pauseText = pauseTextOf(useOrdering());
  const isPaused = pauseText !== undefined;
  // This step sends the order, so it stays until the account exists.
  const hasStep = (auth.status === 'logged-out' || isEntering) && !isPaused;
  // These are below the button, so that it stays where it is.
  const blockerAlert = attempts > 0 && (
    <SubmitBlockerAlert key={attempts} {...{ blockers, onResolved, onGoTo }} />
  );

  return (
    <div className={styles.panel}>
      <p className={styles.total}>
        <span className={styles.label}>{'Total '}</span>
        {/* The keys serve a translated page, as in TotalBar. */}
        <strong key={total} className={styles.sum}>
          {formatMoney(total)}
        </strong>
      </p>
      <NotesOnMenu />
      {hasStep && (
        <AccountStep {...{ details, onGoTo }} heading={stepHeading} passwordEntry={password}>
          {blockerAlert}
        </AccountStep>
      )}
      <div className={hasStep ? styles.later : styles.actions}>
        <Button
          type="submit"
          look="primary"
          disabled={!canSubmit}
          aria-busy={own !== undefined}
          aria-describedby={auth.status === 'logged-in' && !isPaused ? undefined : hintId}
        >
          <span key={String(own !== undefined)}>{own ? 'Submitting...' : label}</span>
        </Button>
        {isPaused ? (
          <PauseHint id={hintId} text={pauseText} />
        ) : (
          <LoginHint status={auth.status} id={hintId} />
        )}
        {hasStep ? <WithoutLogin items={items} details={details} /> : blockerAlert}
        {/* The alert stays beside the blockers: if it came back after them, it would take the focus while the guest types. */}
        {ofCart && <OrderStatus attempt={ofCart} form={{ items, details }} />}
        <LinkButton to={ROUTES.home} look="quiet">
          Back to Menu
        </LinkButton>
      </div>
      <Status isHidden={!own || own.retry === 0}>
        {own && ofCart && sendingText(own.retry, ofCart.order)}
      </Status>
    </div>
  );
}
