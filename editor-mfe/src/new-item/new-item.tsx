import { useStore } from '@simmer/shared/store';
import { Button } from '@simmer/shared/ui/button';
import { Plus } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useEditor, useOutcome } from '../editor/editor-context';
import { isChanged, PLACES } from '../editor/editor-state';
import { ItemForm } from '../item-form/item-form';
import { NoticeAlert } from '../item-form/outcome';
import styles from './new-item.module.css';

/** Each new item gets a new form, which is empty, and closed on a phone, where the list then shows what was added. */
export function NewItem() {
  const addedCount = useStore(useEditor(), (state) => state.addedCount);
  return <NewItemForm key={addedCount} />;
}

/** On a phone, a button opens the form, so that the list is not behind it; on a wide screen it is always open. */
function NewItemForm() {
  const editor = useEditor();
  const { adding } = useStore(editor).forms;
  const { notice } = useOutcome(PLACES.newItem);
  const [isOpen, setIsOpen] = useState(isChanged(adding));
  const opener = useRef<HTMLButtonElement>(null);
  const form = useRef<HTMLDivElement>(null);
  const isAsked = useRef(false);
  const id = useId();

  useEffect(() => {
    // A hidden element cannot take the focus, so it moves only now.
    const target = isOpen ? form.current?.querySelector('input') : opener.current;
    if (isAsked.current) target?.focus();
    isAsked.current = false;
  }, [isOpen]);

  function show(isFormShown: boolean): void {
    isAsked.current = true;
    setIsOpen(isFormShown);
  }

  return (
    <section className={styles.sheet} data-open={isOpen}>
      <div className={styles.opener}>
        <Button
          ref={opener}
          look="primary"
          aria-expanded={isOpen}
          aria-controls={`${id}-form`}
          onClick={() => show(true)}
        >
          <Plus aria-hidden />
          <span>Add a dish</span>
        </Button>
      </div>
      {notice && (
        <div className={styles.added}>
          <NoticeAlert notice={notice} takesFocus />
        </div>
      )}
      <div ref={form} id={`${id}-form`} className={styles.form}>
        <h2 id={id} className={styles.heading}>
          New Menu Item
        </h2>
        <ItemForm form={adding} labelledBy={id}>
          <div className={styles.close}>
            <Button
              aria-label="Cancel the new item"
              onClick={() => {
                editor.close('adding');
                show(false);
              }}
            >
              Cancel
            </Button>
          </div>
        </ItemForm>
      </div>
    </section>
  );
}
