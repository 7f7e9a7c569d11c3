import { Alert } from '@simmer/shared/ui/alert';
import { Button } from '@simmer/shared/ui/button';
import { useId } from 'react';
import { useEditor, useEditorState } from '../editor/editor-context';
import { ItemForm } from '../item-form/item-form';
import { NotStored } from '../item-form/not-stored';
import styles from './new-item.module.css';

const ADD = 'Add Item';

export function NewItem() {
  const editor = useEditor();
  const { adding, added, addedCount } = useEditorState();
  const headingId = useId();
  const isSending = adding.write.status === 'sending';

  return (
    <section className={styles.sheet}>
      <h2 id={headingId} className={styles.heading}>
        New Menu Item
      </h2>
      <ItemForm
        key={addedCount}
        form={adding}
        labelledBy={headingId}
        hasFeeds={false}
        onChange={editor.changeNew}
        onSubmit={() => void editor.add()}
      >
        <NotStored write={adding.write} button={ADD} />
        {added !== null && (
          <Alert tone="success" message={`${added} is now on the menu.`} takesFocus />
        )}
        <div className={styles.action}>
          <Button type="submit" look="primary">
            {isSending ? 'Adding…' : ADD}
          </Button>
        </div>
      </ItemForm>
    </section>
  );
}
