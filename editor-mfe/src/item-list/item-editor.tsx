import { configuredFields } from '@simmer/shared/menu';
import { useStore } from '@simmer/shared/store';
import { Button } from '@simmer/shared/ui/button';
import { useId } from 'react';
import { useEditor } from '../editor/editor-context';
import { originalDraft, type ItemFormState } from '../editor/editor-state';
import { EditConflict } from '../item-form/edit-conflict';
import { ItemForm, submitText } from '../item-form/item-form';
import { NotStored } from '../item-form/not-stored';
import styles from './item-editor.module.css';

const SAVE = 'Save';

/** One item in edit mode. */
export function ItemEditor({ editing }: { editing: ItemFormState }) {
  const editor = useEditor();
  const headingId = useId();
  const Heading = configuredFields(editing.id) ? 'h4' : 'h3';

  return (
    <div>
      <Heading id={headingId} className={styles.heading}>
        {`Edit ${originalDraft(editing).name}`}
      </Heading>
      <ItemForm
        form={editing}
        labelledBy={headingId}
        // After a reload or a visit to another page, the form is open without a press of the button.
        takesFocus={!useStore(editor).isRestored}
      >
        <NotStored
          write={editing.write}
          button={SAVE}
          theirs={<EditConflict editing={editing} />}
        />
        <div className={styles.buttons}>
          <Button type="submit" look="primary">
            {submitText(editing, SAVE, 'Saving…', 'Yes, save it')}
          </Button>
          <Button onClick={() => editor.close('editing')}>Cancel</Button>
        </div>
      </ItemForm>
    </div>
  );
}
