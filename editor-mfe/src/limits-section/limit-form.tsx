import { nearDayText } from '@simmer/shared/day-text';
import { useStore } from '@simmer/shared/store';
import { Alert } from '@simmer/shared/ui/alert';
import { Button } from '@simmer/shared/ui/button';
import { ConfirmDialog } from '@simmer/shared/ui/confirm-dialog';
import { useId, useState } from 'react';
import { Form, FormEnd } from '../item-form/form';
import { useProblems } from '../item-form/use-problems';
import { limitProblems } from '../limits/check-limit';
import { textOf, typedDraft } from '../limits/limit-draft';
import type { LimitForm as OpenForm } from '../limits/limits-editor';
import { DishFields, PhoneFields } from './limit-fields';
import { shortageText } from './limit-text';
import styles from './limit-form.module.css';
import { useLimits } from './limits-context';
import { PoolFields } from './pool-fields';
import { useDishes } from './use-dishes';

/** By kind: what a new one is called, one that is changed, and what is deleted. */
const TEXTS = {
  dishes: ['Limit dishes', 'Change the limit', 'limit'],
  window: ['New delivery window', 'Change the window', 'window'],
  dish: ['Lead time and size of an order', 'Lead time and size of an order', 'rules for'],
  phone: ['Phone order for', '', ''],
} as const;
const FIELDS = {
  ...{ dishes: PoolFields, window: PoolFields, dish: DishFields, phone: PhoneFields },
} as const;

export function LimitForm({ form, onClose }: { form: OpenForm; onClose: () => void }) {
  const limits = useLimits();
  const state = useStore(limits);
  const { nameOf } = useDishes();
  const [isAsking, setIsAsking] = useState(false);
  const titleId = useId();
  const { kind, id, isNew, day, attempts, write } = form;
  const draft = typedDraft(state.stored, form, state.today);
  const check = () => limitProblems(state.stored, form, draft);
  const { problems, ...events } = useProblems(attempts, check, limits.save);
  const isRefused = write.status === 'failed' && write.reason === 'refused';
  const why = kind === 'phone' ? shortageText(state, form, draft) : [...check().values()][0];
  const [newTitle, title, what] = TEXTS[kind];
  const name = kind === 'dish' ? nameOf(id) : textOf(draft, 'name');
  const Fields = FIELDS[kind];

  return (
    <Form form={form} labelledBy={titleId} takesFocus fieldsClassName={styles.fields} {...events}>
      <h3 id={titleId} className={styles.title}>
        {kind === 'phone' ? `${newTitle} ${nearDayText(day)}` : isNew ? newTitle : title}
      </h3>
      {form.isRestored && (
        <Alert tone="success" message="What you typed is still here, but not saved yet." />
      )}
      <Fields form={form} draft={draft} problems={problems} />
      <FormEnd
        write={write}
        text={kind === 'phone' && isNew ? 'Count this order' : 'Save'}
        failure={isRefused && why ? `Not saved: ${why}` : undefined}
      >
        <Button onClick={onClose}>Cancel</Button>
        {!isNew && kind !== 'phone' && (
          <Button look="quiet" onClick={() => setIsAsking(true)}>
            Delete
          </Button>
        )}
      </FormEnd>
      <ConfirmDialog
        isOpen={isAsking}
        title={`Delete the ${what} “${name}”?`}
        no="Keep it"
        yes="Delete"
        onNo={() => setIsAsking(false)}
        onYes={() => {
          onClose();
          void limits.remove(id, kind === 'dish' ? `The rules for ${name} were` : `${name} was`);
        }}
      >
        Orders that guests have sent stay as they are. New ones are no longer limited by it.
      </ConfirmDialog>
    </Form>
  );
}
