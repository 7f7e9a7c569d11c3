import { pauseTextOf } from '@simmer/shared/ordering';
import { useShopTime } from '@simmer/shared/shop-clock';
import { useStore } from '@simmer/shared/store';
import { Button } from '@simmer/shared/ui/button';
import { useFocusReturn } from '@simmer/shared/ui/use-focus-return';
import { Status } from '@simmer/shared/ui/status';
import { useId, useTransition } from 'react';
import { useEditor } from '../editor/editor-context';
import { Outcome } from '../item-form/outcome';
import { RetryButton } from '../item-form/retry-button';
import section from '../item-form/section-head.module.css';
import { Switch } from '../item-form/switch';
import { OrderingForm } from './ordering-form';
import styles from './ordering-section.module.css';
import { orderingSummary } from './ordering-summary';

const STATUS_TEXTS = {
  loading: 'Loading…',
  failed: 'We can’t load these settings right now.',
} as const;

/** When and where the shop takes orders: a one-line summary until the manager opens the form. */
export function OrderingSection() {
  const { ordering } = useEditor();
  const state = useStore(ordering);
  const { status, stored, form, write } = state;
  const [heading, focusHeading] = useFocusReturn<HTMLHeadingElement>();
  const [isOpening, startOpening] = useTransition();
  const headingId = useId();
  const pauseText = pauseTextOf(stored);
  const { day: today } = useShopTime();

  return (
    <section className={styles.sheet} aria-labelledby={headingId}>
      <div className={section.head}>
        <h2 id={headingId} ref={heading} tabIndex={-1} className={section.heading}>
          Ordering
        </h2>
        {status === 'loaded' && (
          <Switch
            label={stored.paused ? 'Taking orders: paused' : 'Taking orders'}
            isOn={!stored.paused}
            isSending={write.status === 'sending'}
            onToggle={() => void ordering.setPaused(!stored.paused)}
          />
        )}
        <Status className={section.summary}>
          {pauseText !== undefined && (
            <span className={styles.paused}>{`Paused. Guests see: “${pauseText}” `}</span>
          )}
          <span>{status === 'loaded' ? orderingSummary(stored, today) : STATUS_TEXTS[status]}</span>
        </Status>
        {status === 'loaded' && !form && (
          <Button
            onClick={() => {
              startOpening(async () => {
                if (!(await ordering.open())) focusHeading();
              });
            }}
          >
            {isOpening ? 'Loading…' : 'Edit settings'}
          </Button>
        )}
        {status === 'failed' && (
          <RetryButton
            label="Try again to load the settings"
            onRetry={() => void ordering.retry()}
            returnFocus={focusHeading}
          />
        )}
      </div>
      <Outcome state={state} />
      {form && (
        <OrderingForm
          form={form}
          stored={stored}
          labelledBy={headingId}
          onCancel={() => {
            focusHeading();
            ordering.close();
          }}
        />
      )}
    </section>
  );
}
