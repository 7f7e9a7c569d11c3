import { SECTION_TITLES, type Dish } from '@simmer/shared/menu';
import { Alert } from '@simmer/shared/ui/alert';
import type { Elements } from '@simmer/shared/ui/elements';
import { TextArea, TextField } from '@simmer/shared/ui/field';
import { SelectField } from '@simmer/shared/ui/select-field';
import { useRef, useState } from 'react';
import { checkDraft } from '../draft/check-draft';
import { SECTIONS, type Draft } from '../draft/draft';
import { NO_PROBLEMS } from '../draft/problems';
import { PhotoField } from '../photo/photo-field';
import type { ItemFormState } from '../editor/editor-state';
import { fieldOf } from './field-of';
import { Form, useUnreadable } from './form';
import styles from './item-form.module.css';
import { PlanChoice } from './plan-choice';
import { PlateChoice } from './plate-choice';
import { SizeRows } from './size-rows';
import { TagChoice } from './tag-choice';

const isAsked = ({ question, write }: ItemFormState) => question !== '' && write.status === 'idle';

/** The text of the button that submits the form; `yes` answers what is asked. */
export function submitText(
  form: ItemFormState,
  send: string,
  sending: string,
  yes: string,
): string {
  if (form.write.status === 'sending') return sending;
  return isAsked(form) ? yes : send;
}

interface ItemFormProps {
  form: ItemFormState;
  /** The content of its fields. */
  draft: Draft;
  /** The item as stored; absent for a new one. */
  stored?: Pick<Dish, 'id' | 'photoColor'>;
  /** Whether it is a dish of the configuration, which keeps its name, its section and its drawing. */
  isFixed?: boolean;
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
  isFixed = false,
  takesFocus = false,
  labelledBy,
  onChange,
  onSubmit,
  children,
}: ItemFormProps) {
  /** How often a date was incomplete. */
  const [refused, setRefused] = useState(0);
  const photo = useRef<Promise<boolean>>(undefined);
  const { unreadable, ...events } = useUnreadable(async (incomplete) => {
    if (incomplete.size > 0) {
      setRefused(refused + 1);
      return;
    }
    // Another photo may be chosen while the first is being prepared.
    while (photo.current) if (!(await photo.current)) return;
    onSubmit();
  });
  const attempts = form.attempts + refused;
  // Messages appear only after the first submit, not at fields that the manager has not reached yet.
  const problems = attempts > 0 ? checkDraft(draft, unreadable).problems : NO_PROBLEMS;
  const field = fieldOf<'name' | 'description' | 'flavors'>(
    (name) => draft[name],
    problems,
    onChange,
  );

  return (
    <Form
      form={{ ...form, attempts }}
      labelledBy={labelledBy}
      takesFocus={takesFocus}
      className={styles.form}
      fieldsClassName={styles.fields}
      {...events}
    >
      {!isFixed && (
        <TextField
          {...field('name', 'Name')}
          aria-required
          autoComplete="off"
          hint={stored ? undefined : 'Guests will see it in capitals.'}
        />
      )}
      <TextArea {...field('description', 'Description')} aria-required />
      <SizeRows
        sizes={draft.sizes}
        problems={problems}
        hasFeeds={stored !== undefined}
        onChange={onChange}
      />
      <TextField
        {...field('flavors', 'Flavors')}
        isOptional
        autoComplete="off"
        hint="Separated by commas. Guests choose one."
      />
      {!isFixed && (
        <SelectField
          label="Section"
          value={draft.section}
          options={Object.entries(SECTION_TITLES)}
          onValue={(value) => {
            const section = SECTIONS.find((name) => name === value);
            if (section) onChange({ section });
          }}
        />
      )}
      <TagChoice chosen={draft.tags} onChange={onChange} />
      <PlanChoice plan={draft} problems={problems} onChange={onChange} />
      <PhotoField
        draft={draft}
        stored={stored}
        onChange={onChange}
        onPreparing={(preparedPhoto) => {
          photo.current = preparedPhoto;
        }}
      />
      {!isFixed && <PlateChoice chosen={draft.plate} onChange={onChange} />}
      {isAsked(form) && <Alert message={form.question} takesFocus />}
      {children}
    </Form>
  );
}
