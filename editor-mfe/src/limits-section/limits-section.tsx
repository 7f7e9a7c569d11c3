import { useStore } from '@simmer/shared/store';
import { useReading } from '@simmer/shared/tab-return';
import { Alert } from '@simmer/shared/ui/alert';
import { Button } from '@simmer/shared/ui/button';
import { Status } from '@simmer/shared/ui/status';
import { useFocusReturn } from '@simmer/shared/ui/use-focus-return';
import { useEffect, useId, useState } from 'react';
import { Group } from '../item-form/group';
import { RetryButton } from '../item-form/retry-button';
import section from '../item-form/section-head.module.css';
import { daysSummary, limitsSummary } from './limit-text';
import { failureText } from '../write/write';
import { LimitForm } from './limit-form';
import { useLimits } from './limits-context';
import { DishRules, Pools, WhenSilent } from './limits-parts';
import styles from './limits-section.module.css';
import { Days } from './stock-days';

const STATUS_TEXTS = {
  loading: 'Loading…',
  failed: 'We can’t load the limits right now.',
  loaded:
    'Limit how much guests can order for a day, and how many orders you deliver in a part of it.',
} as const;

const DAYS = 'Coming days';
const IF_TAKEN = 'If others have taken the portions meanwhile, raise the limit of the day first.';

/** How much the shop can cook and deliver, and what is taken of it. */
export function LimitsSection() {
  const limits = useLimits();
  const { status, stored, stock, form, notice, write } = useStore(limits);
  const [heading, focusHeading] = useFocusReturn<HTMLHeadingElement>();
  const [openGroups, setOpenGroups] = useState<ReadonlySet<string>>(new Set());
  const [openDay, setOpenDay] = useState<string>();
  const id = useId();
  const summary = limitsSummary(stored);
  const isSet = summary !== '';

  useReading(limits.read);
  useEffect(() => {
    void limits.forgetOldDays();
    return limits.leave;
  }, [limits]);

  const group = (title: string) => ({
    title,
    isOpen: openGroups.has(title),
    onToggle: (isOpen: boolean) => {
      const others = [...openGroups].filter((one) => one !== title);
      setOpenGroups(new Set(isOpen ? [...others, title] : others));
    },
  });
  const close = () => {
    focusHeading();
    limits.close();
  };

  return (
    <section className={styles.sheet} aria-labelledby={id}>
      <div className={section.head}>
        <h2 id={id} ref={heading} tabIndex={-1} className={section.heading}>
          Limits
        </h2>
        <Status className={styles.summary}>
          {status === 'loaded' && isSet ? summary : STATUS_TEXTS[status]}
        </Status>
        {status === 'failed' && (
          <RetryButton
            label="Try again to load the limits"
            onRetry={() => void limits.retry()}
            returnFocus={focusHeading}
          />
        )}
        {status === 'loaded' && !isSet && !form && (
          <Button onClick={() => limits.open('dishes')}>Limit a dish</Button>
        )}
      </div>
      {write.status === 'failed' && (
        <Alert
          message={failureText('Not saved', write.reason)}
          detail={write.reason === 'refused' ? IF_TAKEN : undefined}
          takesFocus
        />
      )}
      {notice && (
        <Alert tone="success" message={notice.text} takesFocus>
          {notice.undo && (
            <div>
              <Button onClick={() => void notice.undo?.()}>Undo</Button>
            </div>
          )}
        </Alert>
      )}
      {status === 'loaded' && form && <LimitForm key={form.id} form={form} onClose={close} />}
      {status === 'loaded' && !form && (
        <div>
          {isSet && (
            <Group {...group(DAYS)} count={daysSummary(stock)}>
              <Days open={openDay} onOpen={setOpenDay} />
            </Group>
          )}
          {isSet && <Pools {...group('Portions per day')} kind="dishes" />}
          <Pools {...group('Delivery windows')} kind="window" />
          <DishRules {...group('Rules for dishes')} />
          {isSet && <WhenSilent {...group('Uncounted orders')} />}
        </div>
      )}
    </section>
  );
}
