import { isBlank } from '@simmer/shared/blank';
import { siteConfig } from '@simmer/shared/config';
import { isEmail } from '@simmer/shared/email';
import { TextArea, TextField } from '@simmer/shared/ui/field';
import { useState, type ComponentProps } from 'react';
import { RadioChoice } from './radio-choice';
import { draft } from '../../order/draft-store';
import type { OrderDetails } from '../../order/order';
import {
  FIELD_NAMES,
  type FieldName,
  fieldOf,
  FULFILLMENTS,
  labelOf,
} from '../../order/order-fields';
import { useOrdering } from '../../ordering/use-ordering';
import { RememberChoice } from '../../remember-me/remember-choice';
import { ChoiceChips } from './choice-chips';
import { DateField } from './date-field';
import styles from './detail-fields.module.css';
import type { SubmitBlocker } from '../submit/submit-blockers';

const INVALID_EMAIL = 'Your account needs an address like name@example.com.';
const SUGGESTED_TIMES = ['Any time', 'Noon to 2 pm', '4 pm to 6 pm', '6 pm to 8 pm'];

/** Those that the form shows in a place of their own. */
const SHOWN_APART: ReadonlySet<FieldName> = new Set(['date', 'time', 'address']);

interface DetailFieldsProps {
  details: OrderDetails;
  /** The blockers of the last attempt to submit. */
  blockers: readonly SubmitBlocker[];
  isDateUnreadable: boolean;
  onUnreadableDate: (isUnreadable: boolean) => void;
}

/** The form's alert finds the controls by name. */
export function DetailFields(props: DetailFieldsProps) {
  const { details, blockers, isDateUnreadable, onUnreadableDate } = props;
  const { fulfillment } = details;
  const { deliveryArea, times } = useOrdering();
  /** What every control of the table's fields has. */
  const controlOf = (name: FieldName) => {
    const { limit, missing, autoComplete } = fieldOf(name);
    const blocker = blockers.find((one) => one.kind !== 'too-large' && one.field === name);
    return {
      name,
      label: labelOf(name, fulfillment),
      maxLength: limit,
      autoComplete,
      ...(missing ? { 'aria-required': true } : { 'data-optional': true }),
      error: blocker?.kind === 'invalid-email' ? INVALID_EMAIL : blocker && missing,
      value: details[name],
      onValue(text: string) {
        draft.change({ [name]: text });
      },
    };
  };

  return (
    <div className={styles.fields}>
      {FIELD_NAMES.filter((name) => !SHOWN_APART.has(name)).map((name) =>
        name === 'email' ? (
          <EmailField key={name} {...controlOf(name)} />
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
          onChange={(chosen) => {
            draft.change({ fulfillment: chosen });
          }}
        />
      )}
      <div className={styles.pair}>
        <DateField
          value={details.date}
          fulfillment={fulfillment}
          isUnreadable={isDateUnreadable}
          isRefused={blockers.some(({ kind }) => kind === 'impossible-date')}
          onUnreadable={onUnreadableDate}
        />
        <TextField
          {...controlOf('time')}
          chips={
            <ChoiceChips
              label="Suggested times"
              chips={(times.length > 0 ? times : SUGGESTED_TIMES).map((time) => ({
                value: time,
                lines: [time],
              }))}
              value={details.time}
              onChoose={(time) => {
                draft.change({ time });
              }}
            />
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
            // The browser only shows the first line; the rest may be under the bar with the total.
            currentTarget.scrollIntoView({ block: 'nearest' });
          }}
        />
      )}
      <RememberChoice details={details} />
    </div>
  );
}

/** Warns about a doubtful address once the guest leaves the field; never refuses it. */
function EmailField({ value = '', onValue, ...control }: ComponentProps<typeof TextField>) {
  const [isTyping, setIsTyping] = useState(false);
  const isDoubtful = !isTyping && !isBlank(value) && !isEmail(value);
  return (
    <TextField
      {...control}
      type="email"
      inputMode="email"
      value={value}
      notice={isDoubtful ? 'This doesn’t look like an email address. Is it right?' : ''}
      onValue={(email) => {
        setIsTyping(true);
        onValue?.(email);
      }}
      onBlur={() => {
        setIsTyping(false);
      }}
    />
  );
}
