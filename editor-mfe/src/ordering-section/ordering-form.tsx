import { siteConfig } from '@simmer/shared/config';
import { ORDERING_LIMITS, type OrderingSettings } from '@simmer/shared/ordering';
import { Button } from '@simmer/shared/ui/button';
import { TextArea, TextField } from '@simmer/shared/ui/field';
import { useId } from 'react';
import { useEditor } from '../editor/editor-context';
import { DateRows } from '../item-form/date-rows';
import { fieldOf } from '../item-form/field-of';
import { Form, FormEnd } from '../item-form/form';
import { Switch } from '../item-form/switch';
import { useProblems } from '../item-form/use-problems';
import { checkOrdering } from '../ordering/check-ordering';
import { dateName, untilName } from '../ordering/closed-dates';
import { typedOrdering, type OrderingDraft } from '../ordering/ordering-state';
import type { FormState } from '../write/write';
import styles from './ordering-form.module.css';
import { WeekdayChoice } from '../item-form/weekday-choice';

type TextName = 'leadDays' | 'lastTime' | 'changeDays' | 'pauseText' | 'deliveryArea' | 'times';

interface OrderingFormProps {
  form: FormState<OrderingDraft>;
  stored: OrderingSettings;
  /** The id of the heading that names the form. */
  labelledBy: string;
  onCancel: () => void;
}

export function OrderingForm({ form, stored, labelledBy, onCancel }: OrderingFormProps) {
  const { change, save } = useEditor().ordering;
  const sharingId = useId();
  const { attempts, write } = form;
  const draft = typedOrdering(form, stored);
  const check = () => checkOrdering(draft).problems;
  const { problems, ...events } = useProblems(attempts, check, save);
  const field = fieldOf<TextName>((name) => draft[name], problems, change);

  return (
    <Form
      form={form}
      labelledBy={labelledBy}
      takesFocus
      fieldsClassName={styles.fields}
      {...events}
    >
      <TextField
        {...field('pauseText', 'Message to guests during a pause')}
        hint={
          'For example, “We’re on vacation. See you on July\u00a06!” If it’s empty, guests read that you’re taking a break.'
        }
        autoComplete="off"
      />
      <div className={styles.columns}>
        <WeekdayChoice
          weekdays={draft.weekdays}
          problem={problems.get('weekdays')}
          onChange={(weekdays) => change({ weekdays })}
        />
        <DateRows
          label="Closed dates"
          one="Closed date"
          rows={draft.closedDates}
          blank={{ key: 0, date: '' }}
          most={ORDERING_LIMITS.closedDates}
          nameOf={dateName}
          problemOf={(key) => problems.get(dateName(key))}
          other={['Add several days in a row', { key: 0, date: '', until: '' }]}
          onChange={(closedDates) => change({ closedDates })}
        >
          {(row, title, changeRow) =>
            row.until !== undefined && (
              <TextField
                label="Until"
                aria-label={`Until, ${title}`}
                name={untilName(row.key)}
                type="date"
                value={row.until}
                error={problems.get(untilName(row.key))}
                onValue={(until) => changeRow({ ...row, until })}
              />
            )
          }
        </DateRows>
        <TextField
          {...field('leadDays', 'Days to order ahead')}
          hint="How many days in advance guests must order. 0 means the same day."
          inputMode="numeric"
          autoComplete="off"
        />
        <TextField
          {...field('lastTime', 'Order cutoff time')}
          hint="Later orders count as sent the next day. Leave it empty for no cutoff."
          type="time"
        />
        <TextField
          {...field('changeDays', 'Days before to change or cancel')}
          hint="How many days before its day guests can still change or cancel an order, by the same cutoff time. Leave it empty to use the days to order ahead."
          inputMode="numeric"
          autoComplete="off"
        />
        <TextArea
          {...field('deliveryArea', 'Where you deliver')}
          hint="In your own words. Guests see it below the address field."
        />
        <TextArea
          {...field('times', 'Times to suggest')}
          rows={4}
          hint={`One per line. Guests see them as buttons (for today, only until they are over) and can always type something else.${
            siteConfig().ordering.limits ? ' Delivery windows under “Limits” take their place.' : ''
          }`}
        />
      </div>
      <div>
        <Switch
          label="Show guests how far their order is"
          isOn={draft.sharesState}
          describedBy={sharingId}
          onToggle={() => change({ sharesState: !draft.sharesState })}
        />
        <p id={sharingId} className={styles.hint}>
          When you tap “On it” or “Ready” in the kitchen, the page of the guest’s order says so.
        </p>
      </div>
      <FormEnd write={write} text="Save settings">
        <Button onClick={onCancel}>Cancel</Button>
      </FormEnd>
    </Form>
  );
}
