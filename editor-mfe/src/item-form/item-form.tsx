import { siteConfig } from '@simmer/shared/config';
import { configuredFields, SECTION_TITLES } from '@simmer/shared/menu';
import { Alert } from '@simmer/shared/ui/alert';
import { TextArea, TextField } from '@simmer/shared/ui/field';
import { SelectField } from '@simmer/shared/ui/select-field';
import { useId, useRef, type ReactElement } from 'react';
import { checkDraft } from '../draft/check-draft';
import { SECTIONS, type Draft } from '../draft/draft';
import { PhotoField } from '../photo/photo-field';
import { useEditor } from '../editor/editor-context';
import { baseDraft, typedDraft, type ItemFormState } from '../editor/editor-state';
import { EditConflict } from './edit-conflict';
import { fieldOf } from './field-of';
import { Form, FormEnd } from './form';
import styles from './item-form.module.css';
import { PlanChoice } from './plan-choice';
import { PlateChoice } from './plate-choice';
import { SizeRows } from './size-rows';
import { Switch } from './switch';
import { TagChoice } from './tag-choice';
import { useProblems } from './use-problems';
import words from './words.module.css';

/** What the button says: at first, meanwhile, and to answer a question. */
const BUTTON_TEXTS = {
  adding: ['Add Item', 'Adding…', 'Yes, add it'],
  editing: ['Save', 'Saving…', 'Yes, save it'],
} as const;

interface ItemFormProps {
  form: ItemFormState;
  /** The id of the heading that names the form. */
  labelledBy: string;
  takesFocus?: boolean;
  /** The other button. */
  children: ReactElement;
}

export function ItemForm({ form, labelledBy, takesFocus = false, children }: ItemFormProps) {
  const editor = useEditor();
  const photo = useRef<Promise<boolean>>(undefined);
  const { id, attempts, question, write } = form;
  const name = id === '' ? 'adding' : 'editing';
  const [send, sending, yes] = BUTTON_TEXTS[name];
  const isAsked = question !== '' && write.status === 'idle';
  const stored = id === '' ? undefined : { id, photoColor: baseDraft(form).photoColor };
  // It keeps its name, its section and its drawing.
  const isFixed = configuredFields(id) !== undefined;
  const draft = typedDraft(form);
  const { section, isReady } = draft;
  const cooking = siteConfig().serving?.[section]?.cooking;
  const readyId = useId();
  const onChange = (part: Partial<Draft>) => editor.type(name, part);

  async function save(isComplete: boolean): Promise<void> {
    // Another photo may be chosen while the first is being prepared.
    while (photo.current) if (!(await photo.current)) return;
    await editor.submit(name, isComplete, question);
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
          value={section}
          options={Object.entries(SECTION_TITLES)}
          onValue={(value) => {
            const chosen = SECTIONS.find((one) => one === value);
            if (chosen) onChange({ section: chosen });
          }}
        />
      )}
      {cooking && (
        <div>
          <Switch
            label="Ready to eat"
            isOn={isReady}
            describedBy={readyId}
            onToggle={() => onChange({ isReady: !isReady })}
          />
          <p id={readyId} className={words.hint}>{`If it isn’t, guests read “${cooking}”.`}</p>
        </div>
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
      {isAsked && <Alert message={question} takesFocus />}
      <FormEnd
        write={write}
        text={isAsked ? yes : send}
        busy={sending}
        theirs={<EditConflict editing={form} />}
      >
        {children}
      </FormEnd>
    </Form>
  );
}
