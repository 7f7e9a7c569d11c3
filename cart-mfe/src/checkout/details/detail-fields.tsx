import { siteConfig } from '@simmer/shared/config';
import { TextArea, TextField } from '@simmer/shared/ui/field';
import { useId } from 'react';
import { draft } from '../../order/draft-store';
import { fieldLabel } from '../../order/field-labels';
import { ORDER_LIMITS, type OrderDetails } from '../../order/order';
import { useOrdering } from '../../ordering/use-ordering';
import { RememberChoice } from '../../remember-me/remember-choice';
import { DateField } from './date-field';
import styles from './detail-fields.module.css';
import { EmailField } from './email-field';
import { FulfillmentChoice } from './fulfillment-choice';
import type { RequiredField, SubmitBlocker } from '../submit/submit-blockers';

const SUGGESTED_TIMES = ['Any time', 'Noon to 2 pm', '4 pm to 6 pm', '6 pm to 8 pm'];

const MISSING_MESSAGES = {
  email: 'Enter your email address so that we can reply.',
  time: 'Enter a time, for example “after 5 pm”.',
  address: 'Enter the delivery address.',
} as const satisfies Record<RequiredField, string>;

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
  const timesId = useId();
  const { deliveryArea, times } = useOrdering();
  const errorOf = (field: RequiredField) => {
    const isMissing = blockers.some(
      (blocker) => blocker.kind === 'missing' && blocker.field === field,
    );
    return isMissing ? MISSING_MESSAGES[field] : undefined;
  };

  return (
    <div className={styles.fields}>
      <TextField
        label="Name"
        name="name"
        autoComplete="name"
        maxLength={ORDER_LIMITS.name}
        value={details.name}
        onValue={(name) => {
          draft.change({ name });
        }}
      />
      <EmailField value={details.email} error={errorOf('email')} />
      {siteConfig().ordering.offerPickup && <FulfillmentChoice value={fulfillment} />}
      <div className={styles.pair}>
        <DateField
          value={details.date}
          fulfillment={fulfillment}
          isUnreadable={isDateUnreadable}
          isRefused={blockers.some(({ kind }) => kind === 'impossible-date')}
          onUnreadable={onUnreadableDate}
        />
        <div>
          <TextField
            label={fieldLabel('time', fulfillment)}
            name="time"
            aria-required
            autoComplete="off"
            list={timesId}
            maxLength={ORDER_LIMITS.time}
            error={errorOf('time')}
            value={details.time}
            onValue={(time) => {
              draft.change({ time });
            }}
          />
          <datalist id={timesId}>
            {(times.length > 0 ? times : SUGGESTED_TIMES).map((time) => (
              <option key={time} value={time} />
            ))}
          </datalist>
        </div>
      </div>
      {fulfillment === 'Pickup' ? (
        <p className={styles.pickup}>
          {`${siteConfig().owner.firstName} will reply to your order by email and tell you where to pick it up.`}
        </p>
      ) : (
        <TextArea
          label={fieldLabel('address', fulfillment)}
          name="address"
          hint={deliveryArea && `We deliver to: ${deliveryArea}`}
          aria-required
          autoComplete="street-address"
          maxLength={ORDER_LIMITS.address}
          error={errorOf('address')}
          value={details.address}
          onValue={(address) => {
            draft.change({ address });
          }}
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
