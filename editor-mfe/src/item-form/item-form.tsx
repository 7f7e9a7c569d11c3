import type { Dish } from '@simmer/shared/menu';
import type { Elements } from '@simmer/shared/ui/elements';
import { TextArea, TextField } from '@simmer/shared/ui/field';
import { useRef } from 'react';
import { checkDraft, NO_PROBLEMS } from '../draft/check-draft';
import type { Draft } from '../draft/draft';
import { PhotoField } from '../photo/photo-field';
import type { FormState } from '../write/write';
import { Form } from './form';
import styles from './item-form.module.css';
import { PlateChoice } from './plate-choice';
import { SizeRows } from './size-rows';
import { TagChoice } from './tag-choice';

interface ItemFormProps {
  form: FormState<Draft>;
  /** The content of its fields. */
  draft: Draft;
  /** The item as stored; absent for a new one. */
  stored?: Pick<Dish, 'id' | 'photoColor'>;
  takesFocus?: boolean;
  /** The id of the heading that names the form. */
  labelledBy: string;
  onChange: (part: Partial<Draft>) => void;
  onSubmit: () => void;
  /** The buttons and the outcome of the last submit. */
  children: Elements;
}

export function ItemForm({
  form,
  draft,
  stored,
  takesFocus = false,
  labelledBy,
  onChange,
  onSubmit,
  children,
}: ItemFormProps) {
  const photo = useRef<Promise<boolean>>(undefined);
  // Messages appear only after the first submit, not at fields that the manager has not reached yet.
  const checked = form.attempts > 0 ? checkDraft(draft) : undefined;
  const problems = checked?.ok === false ? checked.problems : NO_PROBLEMS;

  async function submit(): Promise<void> {
    // Another photo may be chosen while the first is being prepared.
    while (photo.current) if (!(await photo.current)) return;
    onSubmit();
  }

  return (
    <Form
      form={form}
      labelledBy={labelledBy}
      takesFocus={takesFocus}
      className={styles.form}
      fieldsClassName={styles.fields}
      onSubmit={() => void submit()}
    >
      <TextField
        label="Name"
        aria-required
        autoComplete="off"
        value={draft.name}
        hint={stored ? undefined : 'Guests will see it in capitals.'}
        error={problems.name}
        onValue={(name) => onChange({ name })}
      />
      <TextArea
        label="Description"
        aria-required
        value={draft.description}
        error={problems.description}
        onValue={(description) => onChange({ description })}
      />
      <SizeRows
        sizes={draft.sizes}
        problems={problems.rows}
        hasFeeds={stored !== undefined}
        onChange={onChange}
      />
      <TagChoice chosen={draft.tags} onChange={onChange} />
      <PhotoField
        draft={draft}
        stored={stored}
        onChange={onChange}
        onPreparing={(preparedPhoto) => {
          photo.current = preparedPhoto;
        }}
      />
      <PlateChoice chosen={draft.plate} onChange={onChange} />
      {children}
    </Form>
  );
}
