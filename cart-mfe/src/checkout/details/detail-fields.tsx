import { isBlank } from '@simmer/shared/blank';
import { siteConfig } from '@simmer/shared/config';
import { isEmail } from '@simmer/shared/email';
import { TextArea, TextField } from '@simmer/shared/ui/field';
import { useState, type ComponentProps } from 'react';
import { RadioChoice } from './radio-choice';
import { draft } from '../../order/draft-store';
import type { OrderDetails } from '../../order/order';
import {
  fieldNames,
  type FieldName,
  fieldOf,
  FULFILLMENTS,
  labelOf,
} from '../../order/order-fields';
import { useLimits, useOrdering, useSuggestedTimes } from '../../ordering/use-ordering';
import { RememberChoice } from '../../remember-me/remember-choice';
import { ChoiceChips } from './choice-chips';
import { DateField } from './date-field';
import styles from './detail-fields.module.css';
import type { SubmitBlocker } from '../submit/submit-blockers';

const DOUBTFUL_EMAIL = 'This doesn’t look like an email address. Is it right?';

/** The fields that the form shows in separate places. */
const SHOWN_APART: ReadonlySet<FieldName> = new Set(['date', 'time', 'address']);

interface DetailFieldsProps {
  details: OrderDetails;
  /** The blockers of the last attempt to submit. */
  blockers: readonly SubmitBlocker[];
}

/** The form's alert finds the controls by name. */
export function DetailFields({ details, blockers }: DetailFieldsProps) {
  const { fulfillment } = details;
  const { deliveryArea } = useOrdering();
  const { times: windows, timeProblem } = useLimits();
  const { times, timeText, question } = useSuggestedTimes(details.date, details.time);
  const blockerAt = (name: FieldName) => blockers.find(({ field }) => field === name);
  /** The props of every control in the table of fields. */
  const controlOf = (name: FieldName) => {
    const { limit, missing, autoComplete, type } = fieldOf(name);
    return {
      name,
      label: labelOf(name, fulfillment),
      maxLength: limit,
      autoComplete,
      ...(type && { type, inputMode: type }),
      ...(missing ? { 'aria-required': true } : { isOptional: true }),
      error: blockerAt(name)?.error,
      value: details[name],
      onValue(text: string) {
        draft.change({ [name]: text });
      },
    };
  };

  return (
    <div className={styles.fields}>
      {fieldNames()
        .filter((name) => !SHOWN_APART.has(name))
        .map((name) =>
          name === 'email' ? (
            <QuestionedField
              key={name}
              {...controlOf(name)}
              question={isBlank(details.email) || isEmail(details.email) ? '' : DOUBTFUL_EMAIL}
            />
          ) : (
            <TextField key={name} {...controlOf(name)} />
          ),
        )}
      {siteConfig().ordering.offerPickup && (
        <RadioChoice
          legend="Delivery / Pickup"
          name="fulfillment"
          options={FULFILLMENTS}
          value={fulfillment}
          onChange={(chosen) => draft.change({ fulfillment: chosen })}
        />
      )}
      <div className={styles.pair}>
        <DateField
          value={details.date}
          fulfillment={fulfillment}
          isRefused={blockerAt('date') !== undefined}
        />
        <QuestionedField
          {...controlOf('time')}
          question={blockerAt('time') ? '' : question || timeProblem}
          chips={
            times.length > 0 ? (
              <ChoiceChips
                label="Suggested times"
                chips={times.map((time) => ({ value: time, lines: [time] }))}
                value={details.time}
                onChoose={(time) => draft.change({ time })}
                otherwise={`Or enter ${windows ? 'a time within these hours' : 'another time in your own words'}.${timeText && ` ${timeText}`}`}
              />
            ) : undefined
          }
        />
      </div>
      {fulfillment === 'Pickup' ? (
        <p className={styles.pickup}>
          {`${siteConfig().owner.firstName} will reply to your order by email and tell you where to pick it up.`}
        </p>
      ) : (
        <TextArea
          {...controlOf('address')}
          hint={deliveryArea && `We deliver to: ${deliveryArea}`}
          onFocus={({ currentTarget }) => {
            // The browser only scrolls the first line into view; the rest may be under the bar with the total.
            currentTarget.scrollIntoView({ block: 'nearest' });
          }}
        />
      )}
      <RememberChoice details={details} />
    </div>
  );
}

interface QuestionedFieldProps extends ComponentProps<typeof TextField> {
  /** Empty while nothing is doubtful. */
  question: string;
}

/** Asks about a doubtful text once the guest leaves the field; never refuses it. */
function QuestionedField({ question, onValue, ...control }: QuestionedFieldProps) {
  const [isTyping, setIsTyping] = useState(false);
  return (
    <TextField
      {...control}
      notice={isTyping ? '' : question}
      onValue={(text) => {
        setIsTyping(true);
        onValue?.(text);
      }}
      onBlur={() => setIsTyping(false)}
    />
  );
}
