import { useStore } from '@simmer/shared/store';
import { useReading } from '@simmer/shared/tab-return';
import { Button } from '@simmer/shared/ui/button';
import { useFocusReturn } from '@simmer/shared/ui/use-focus-return';
import { useEffect, useId } from 'react';
import { Disclosure } from '../item-form/disclosure';
import { Outcome } from '../item-form/outcome';
import { Section } from '../item-form/section';
import { Switch } from '../item-form/switch';
import { LimitForm } from './limit-form';
import { LimitList } from './limit-lists';
import { limitsSummary } from './limit-text';
import { useLimits } from './limits-context';
import styles from './limits-section.module.css';
import { Days } from './stock-days';

const HINT =
  'Limit how much guests can order for a day, and how many orders you deliver in a part of it.';

/** How much the shop can cook and deliver, and what is taken of it. */
export function LimitsSection() {
  const limits = useLimits();
  const state = useStore(limits);
  const { status, stored, form, write } = state;
  const focusReturn = useFocusReturn<HTMLHeadingElement>();
  const [, focusHeading] = focusReturn;
  const isLoaded = status === 'loaded';
  const summary = limitsSummary(stored);
  const isSet = summary !== '';
  const passes = stored.whenSilent === 'pass';

  useReading(limits.read);
  useEffect(() => {
    void limits.forgetOldDays();
    return limits.leave;
  }, [limits]);

  return (
    <Section
      title="Limits"
      titleId={useId()}
      focusReturn={focusReturn}
      status={status}
      summary={summary || HINT}
      failed="We can’t load the limits right now."
      retry="Try again to load the limits"
      onRetry={() => void limits.retry()}
      opener={
        !isSet && !form && <Button onClick={() => limits.open('dishes')}>Limit a dish</Button>
      }
    >
      <Outcome
        state={state}
        ifRefused="If others have taken the portions meanwhile, raise the limit of the day first."
      />
      {isLoaded && form && (
        <LimitForm
          key={form.id}
          form={form}
          onClose={() => {
            focusHeading();
            limits.close();
          }}
        />
      )}
      {isLoaded && (
        // Behind a form, the groups stay as they were opened.
        <div hidden={form !== null}>
          {isSet && <Days />}
          {isSet && <LimitList kind="dishes" />}
          <LimitList kind="window" />
          <LimitList kind="dish" />
          {isSet && (
            <Disclosure as="h3" title="Uncounted orders" detail={passes ? 'taken' : 'refused'}>
              <p className={styles.note}>
                If the database doesn’t answer, guests are asked to try again later, so that you
                never get more orders than you can cook. You can also take their orders without
                counting them.
              </p>
              <Switch
                label="Take orders that can’t be counted"
                isOn={passes}
                isSending={write.status === 'sending'}
                onToggle={() => void limits.setWhenSilent(passes ? 'refuse' : 'pass')}
              />
            </Disclosure>
          )}
        </div>
      )}
    </Section>
  );
}
