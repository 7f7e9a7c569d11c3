import { Alert } from '@simmer/shared/ui/alert';
import { Button } from '@simmer/shared/ui/button';
import { TextArea, TextField } from '@simmer/shared/ui/field';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { useEditor } from '../editor/editor-context';
import { NotStored } from '../item-form/not-stored';
import { checkOrdering, NO_ORDERING_PROBLEMS } from '../ordering/check-ordering';
import { ClosedDates } from './closed-dates';
import type { OrderingDraft } from '../ordering/ordering-draft';
import styles from './ordering-form.module.css';
import type { OrderingFormState } from '../ordering/ordering-state';
import { WeekdayChoice } from './weekday-choice';

const SAVE = 'Save settings';
const NONE: ReadonlySet<string> = new Set();

interface OrderingFormProps {
  form: OrderingFormState;
  /** The id of the heading that names the form. */
  labelledBy: string;
  onCancel: () => void;
}

export function OrderingForm({
  form: { draft, attempts, write, isStale },
  labelledBy,
  onCancel,
}: OrderingFormProps) {
  const { ordering } = useEditor();
  const form = useRef<HTMLFormElement>(null);
  const [unreadable, setUnreadable] = useState(NONE);
  // Only after the first submit: no messages for fields that were not reached yet.
  const checked = attempts > 0 ? checkOrdering(draft, unreadable) : undefined;
  const problems = checked?.ok === false ? checked.problems : NO_ORDERING_PROBLEMS;
  const change = (part: Partial<OrderingDraft>) => {
    ordering.change({ ...draft, ...part });
  };

  useEffect(() => {
    // The pressed button is gone.
    form.current?.querySelector('input')?.focus();
  }, []);

  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    const now = unreadableInputs(form.current);
    setUnreadable(now);
    void ordering.save(now);
  }

  /** Completing or clearing an incomplete date may not change the input's value. */
  function clearErrors(): void {
    if (unreadable.size > 0) setUnreadable(unreadableInputs(form.current));
  }

  return (
    // noValidate, because the messages are next to the fields, not in the browser's bubble.
    <form
      ref={form}
      aria-labelledby={labelledBy}
      noValidate
      onSubmit={submit}
      onKeyUp={clearErrors}
      onBlur={clearErrors}
    >
      <fieldset disabled={write.status === 'sending'} className={styles.fields}>
        {isStale && (
          <Alert message="We can’t check whether these are still the latest settings. If another manager has changed them, saving replaces those changes." />
        )}
        <TextField
          label="Message to guests during a pause"
          hint="For example, “We’re on vacation. See you on July 6!” If it’s empty, guests read that you’re taking a break."
          autoComplete="off"
          value={draft.pauseText}
          error={problems.pauseText}
          onValue={(pauseText) => {
            change({ pauseText });
          }}
        />
        <div className={styles.columns}>
          <WeekdayChoice draft={draft} problem={problems.weekdays} onChange={ordering.change} />
          <ClosedDates draft={draft} problems={problems.closedDates} onChange={ordering.change} />
          <TextField
            label="Days ahead"
            hint="How many days in advance guests must order. 0 means the same day."
            inputMode="numeric"
            autoComplete="off"
            value={draft.leadDays}
            error={problems.leadDays}
            onValue={(leadDays) => {
              change({ leadDays });
            }}
          />
          <TextField
            label="Order cutoff time"
            hint="Later orders count as sent the next day. Leave it empty for no cutoff."
            name="lastTime"
            type="time"
            value={draft.lastTime}
            error={problems.lastTime}
            onValue={(lastTime) => {
              change({ lastTime });
            }}
          />
          <TextArea
            label="Where you deliver"
            hint="In your own words. Guests see it below the address field."
            value={draft.deliveryArea}
            error={problems.deliveryArea}
            onValue={(deliveryArea) => {
              change({ deliveryArea });
            }}
          />
          <TextArea
            label="Times to suggest"
            hint="One per line, such as “4 pm to 6 pm”. Guests can still type something else."
            value={draft.times}
            error={problems.times}
            onValue={(times) => {
              change({ times });
            }}
          />
        </div>
        <NotStored write={write} button={SAVE} />
        <div className={styles.buttons}>
          <Button type="submit" look="primary">
            {write.status === 'sending' ? 'Saving…' : SAVE}
          </Button>
          <Button onClick={onCancel}>Cancel</Button>
        </div>
      </fieldset>
    </form>
  );
}

function unreadableInputs(form: HTMLFormElement | null): ReadonlySet<string> {
  const inputs = form?.querySelectorAll('input') ?? [];
  return new Set([...inputs].filter(({ validity }) => validity.badInput).map(({ name }) => name));
}
