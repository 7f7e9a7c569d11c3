import { pauseTextOf } from '@simmer/shared/ordering';
import { useShopTime } from '@simmer/shared/shop-clock';
import { useStore } from '@simmer/shared/store';
import { Button } from '@simmer/shared/ui/button';
import { useFocusReturn } from '@simmer/shared/ui/use-focus-return';
import { useId, useTransition } from 'react';
import { useEditor } from '../editor/editor-context';
import { Outcome } from '../item-form/outcome';
import { Section } from '../item-form/section';
import { Switch } from '../item-form/switch';
import { OrderingForm } from './ordering-form';
import styles from './ordering-section.module.css';
import { orderingSummary } from './ordering-summary';

/** When and where the shop takes orders: a one-line summary until the manager opens the form. */
export function OrderingSection() {
  const { ordering } = useEditor();
  const state = useStore(ordering);
  const { status, stored, form, write } = state;
  const focusReturn = useFocusReturn<HTMLHeadingElement>();
  const [, focusHeading] = focusReturn;
  const [isOpening, startOpening] = useTransition();
  const titleId = useId();
  const pauseText = pauseTextOf(stored);
  const { day: today } = useShopTime();

  return (
    <Section
      title="Ordering"
      titleId={titleId}
      focusReturn={focusReturn}
      status={status}
      summary={
        <>
          {pauseText !== undefined && (
            <span className={styles.paused}>{`Paused. Guests see: “${pauseText}” `}</span>
          )}
          <span>{orderingSummary(stored, today)}</span>
        </>
      }
      failed="We can’t load these settings right now."
      retry="Try again to load the settings"
      onRetry={() => void ordering.retry()}
      control={
        <Switch
          label={stored.paused ? 'Taking orders: paused' : 'Taking orders'}
          isOn={!stored.paused}
          isSending={write.status === 'sending'}
          onToggle={() => void ordering.setPaused(!stored.paused)}
        />
      }
      opener={
        !form && (
          <Button
            onClick={() => {
              startOpening(async () => {
                if (!(await ordering.open())) focusHeading();
              });
            }}
          >
            {isOpening ? 'Loading…' : 'Edit settings'}
          </Button>
        )
      }
    >
      <Outcome state={state} />
      {form && (
        <OrderingForm
          form={form}
          stored={stored}
          labelledBy={titleId}
          onCancel={() => {
            focusHeading();
            ordering.close();
          }}
        />
      )}
    </Section>
  );
}
