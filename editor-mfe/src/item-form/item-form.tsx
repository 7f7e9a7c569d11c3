import { TextArea, TextField } from '@simmer/shared/ui/field';
import { useEffect, useRef, type ReactNode, type Ref, type SyntheticEvent } from 'react';
import { checkDraft, NO_PROBLEMS } from '../draft/check-draft';
import type { Draft } from '../draft/draft';
import type { FormState } from '../editor/editor-state';
import styles from './item-form.module.css';
import { SizeRows } from './size-rows';

interface ItemFormProps {
  form: FormState;
  /** The id of the heading that names the form. */
  labelledBy: string;
  hasFeeds: boolean;
  nameRef?: Ref<HTMLInputElement>;
  onChange: (draft: Draft) => void;
  onSubmit: () => void;
  /** The buttons, and what the last press brought about. */
  children: ReactNode;
}

/** The fields of an item, for a new one and for one of the list. */
export function ItemForm({
  form: { draft, attempts, write },
  labelledBy,
  hasFeeds,
  nameRef,
  onChange,
  onSubmit,
  children,
}: ItemFormProps) {
  const form = useRef<HTMLFormElement>(null);
  // Marked only after a first try: nobody likes to be scolded for a field not yet reached.
  const checked = attempts > 0 ? checkDraft(draft) : undefined;
  const problems = checked?.ok === false ? checked.problems : NO_PROBLEMS;

  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    onSubmit();
  }

  return (
    // Our own words beside the field instead of the browser's bubble.
    <form
      ref={form}
      aria-labelledby={labelledBy}
      className={styles.form}
      noValidate
      onSubmit={submit}
    >
      {/* What is being stored must not change under the manager's eyes. */}
      <fieldset disabled={write.status === 'sending'} className={styles.fields}>
        <TextField
          label="Name"
          {...(nameRef && { ref: nameRef })}
          autoComplete="off"
          value={draft.name}
          error={problems.name}
          onChange={(event) => {
            onChange({ ...draft, name: event.target.value });
          }}
        />
        <TextArea
          label="Description"
          value={draft.description}
          error={problems.description}
          onChange={(event) => {
            onChange({ ...draft, description: event.target.value });
          }}
        />
        <SizeRows draft={draft} problems={problems.rows} hasFeeds={hasFeeds} onChange={onChange} />
        {children}
      </fieldset>
    </form>
  );
}
