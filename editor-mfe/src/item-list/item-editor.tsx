import { configuredFields } from '@simmer/shared/menu';
import { useStore } from '@simmer/shared/store';
import { Button } from '@simmer/shared/ui/button';
import { useId } from 'react';
import { useEditor } from '../editor/editor-context';
import { originalDraft, type ItemFormState } from '../editor/editor-state';
import { ItemForm } from '../item-form/item-form';
import styles from './item-editor.module.css';

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
        <Button onClick={() => editor.close('editing')}>Cancel</Button>
      </ItemForm>
    </div>
  );
}
