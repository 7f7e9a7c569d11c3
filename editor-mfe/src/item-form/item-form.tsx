import { configuredFields, SECTION_TITLES } from '@simmer/shared/menu';
import { Alert } from '@simmer/shared/ui/alert';
import type { Elements } from '@simmer/shared/ui/elements';
import { TextArea, TextField } from '@simmer/shared/ui/field';
import { SelectField } from '@simmer/shared/ui/select-field';
import { useRef } from 'react';
import { checkDraft } from '../draft/check-draft';
import { SECTIONS, type Draft } from '../draft/draft';
import { PhotoField } from '../photo/photo-field';
import { useEditor } from '../editor/editor-context';
import { baseDraft, typedDraft, type ItemFormState } from '../editor/editor-state';
import { fieldOf } from './field-of';
import { Form } from './form';
import styles from './item-form.module.css';
import { PlanChoice } from './plan-choice';
import { PlateChoice } from './plate-choice';
import { SizeRows } from './size-rows';
import { TagChoice } from './tag-choice';
import { useProblems } from './use-problems';

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
  /** The id of the heading that names the form. */
  labelledBy: string;
  takesFocus?: boolean;
  /** The buttons and the outcome of the last submit. */
  children: Elements;
}

export function ItemForm({ form, labelledBy, takesFocus = false, children }: ItemFormProps) {
  const editor = useEditor();
  const photo = useRef<Promise<boolean>>(undefined);
  const { id, attempts } = form;
  const name = id === '' ? 'adding' : 'editing';
  const stored = id === '' ? undefined : { id, photoColor: baseDraft(form).photoColor };
  // It keeps its name, its section and its drawing.
  const isFixed = configuredFields(id) !== undefined;
  const draft = typedDraft(form);
  const onChange = (part: Partial<Draft>) => editor.type(name, part);

  async function save(isComplete: boolean): Promise<void> {
    // Another photo may be chosen while the first is being prepared.
    while (photo.current) if (!(await photo.current)) return;
    await editor.submit(name, isComplete);
  }
  const check = () => checkDraft(draft).problems;
  const { problems, ...events } = useProblems(attempts, check, save);
  const field = fieldOf<'name' | 'description' | 'flavors'>(
    (text) => draft[text],
    problems,
    onChange,
  );

  return (
    <Form
      form={form}
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
            const section = SECTIONS.find((one) => one === value);
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
