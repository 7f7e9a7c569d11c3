import { nearDayText } from '@simmer/shared/day-text';
import { useStore } from '@simmer/shared/store';
import { Alert } from '@simmer/shared/ui/alert';
import { Button } from '@simmer/shared/ui/button';
import { useId, useState } from 'react';
import { Form, unreadableInputs } from '../item-form/form';
import { NotStored } from '../item-form/not-stored';
import { limitProblems, type LimitProblems } from '../limits/check-limit';
import { limitDraftOf } from '../limits/limit-draft';
import { shortageText } from './limit-text';
import type { LimitForm as OpenForm } from '../limits/limits-state';
import { DeletePool } from './delete-pool';
import { DishFields } from './dish-fields';
import styles from './limit-form.module.css';
import { useLimits } from './limits-context';
import { PhoneFields } from './phone-fields';
import { PoolFields } from './pool-fields';

const NONE: ReadonlySet<string> = new Set();
const NO_PROBLEMS: LimitProblems = new Map();
const FIELDS = {
  dishes: PoolFields,
  window: PoolFields,
  dish: DishFields,
  phone: PhoneFields,
} as const;
const TITLES = {
  dishes: ['Limit dishes', 'Change the limit'],
  window: ['New delivery window', 'Change the window'],
  dish: ['Lead time and size of an order', 'Lead time and size of an order'],
} as const;

export function LimitForm({ form, onClose }: { form: OpenForm; onClose: () => void }) {
  const limits = useLimits();
  const state = useStore(limits);
  const [unreadable, setUnreadable] = useState(NONE);
  const titleId = useId();
  const { kind, id, isNew, attempts, write } = form;
  const draft = { ...limitDraftOf(state.stored, form, state.today), ...form.changes };
  // Messages appear only after the first submit, not at fields that the manager has not reached yet.
  const problems =
    attempts > 0 ? limitProblems(state.stored, form, draft, unreadable) : NO_PROBLEMS;
  const shortage =
    kind === 'phone' && write.status === 'failed' && write.reason === 'refused'
      ? shortageText(state, id, draft)
      : undefined;
  const Fields = FIELDS[kind];
  const save = kind === 'phone' ? 'Count this order' : 'Save';
  const [newTitle, title] =
    kind === 'phone' ? [`Phone order for ${nearDayText(id)}`] : TITLES[kind];

  return (
    <Form
      form={form}
      labelledBy={titleId}
      takesFocus
      className={styles.form}
      fieldsClassName={styles.fields}
      onSubmit={(element) => {
        const now = unreadableInputs(element);
        setUnreadable(now);
        void limits.save(now);
      }}
      onLeaveField={(element) => {
        if (unreadable.size > 0) setUnreadable(unreadableInputs(element));
      }}
    >
      <h3 id={titleId} className={styles.title}>
        {isNew ? newTitle : (title ?? newTitle)}
      </h3>
      {state.isRestored && (
        <Alert tone="success" message="What you typed is still here, but not saved yet." />
      )}
      <Fields place={form} draft={draft} problems={problems} />
      {shortage ? (
        <Alert message={shortage} takesFocus />
      ) : (
        <NotStored write={write} button={save} />
      )}
      <div className={styles.buttons}>
        <Button type="submit" look="primary">
          {write.status === 'sending' ? 'Saving…' : save}
        </Button>
        <Button onClick={onClose}>Cancel</Button>
        {!isNew && <DeletePool form={form} name={draft.name || draft.dish} onDelete={onClose} />}
      </div>
    </Form>
  );
}
