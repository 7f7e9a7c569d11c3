import type { Dish } from '@simmer/shared/menu';
import type { Elements } from '@simmer/shared/ui/elements';
import { TextArea, TextField } from '@simmer/shared/ui/field';
import { useEffect, useRef, type Ref, type SyntheticEvent } from 'react';
import { checkDraft, NO_PROBLEMS } from '../draft/check-draft';
import type { Draft } from '../draft/draft';
import type { FormState } from '../write/write';
import styles from './item-form.module.css';
import { PhotoField } from '../photo/photo-field';
import { TagChoice } from './tag-choice';
import { SizeRows } from './size-rows';

interface ItemFormProps {
  form: FormState<Draft>;
  /** The item as stored; absent for a new one. */
  stored?: Pick<Dish, 'id' | 'picture'>;
  /** The id of the heading that names the form. */
  labelledBy: string;
  hasFeeds: boolean;
  nameRef?: Ref<HTMLInputElement>;
  onChange: (draft: Draft) => void;
  onSubmit: () => void;
  /** The buttons and the outcome of the last submit. */
  children: Elements;
}

export function ItemForm({
  form: { draft, attempts, write },
  stored,
  labelledBy,
  hasFeeds,
  nameRef,
  onChange,
  onSubmit,
  children,
}: ItemFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const photo = useRef<Promise<boolean>>(undefined);
  // Only after the first submit: no messages for fields that were not reached yet.
  const checked = attempts > 0 ? checkDraft(draft) : undefined;
  const problems = checked?.ok === false ? checked.problems : NO_PROBLEMS;

  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    if (photo.current) void submitWith(photo.current);
    else onSubmit();
  }

  async function submitWith(preparedPhoto: Promise<boolean>): Promise<void> {
    if (await preparedPhoto) onSubmit();
  }

  return (
    // noValidate, because the messages are next to the fields, not in the browser's bubble.
    <form
      ref={form}
      aria-labelledby={labelledBy}
      className={styles.form}
      noValidate
      onSubmit={submit}
    >
      <fieldset disabled={write.status === 'sending'} className={styles.fields}>
        <TextField
          label="Name"
          {...(nameRef && { ref: nameRef })}
          aria-required
          autoComplete="off"
          value={draft.name}
          error={problems.name}
          onValue={(name) => {
            onChange({ ...draft, name });
          }}
        />
        <TextArea
          label="Description"
          aria-required
          value={draft.description}
          error={problems.description}
          onValue={(description) => {
            onChange({ ...draft, description });
          }}
        />
        <SizeRows draft={draft} problems={problems.rows} hasFeeds={hasFeeds} onChange={onChange} />
        <TagChoice draft={draft} onChange={onChange} />
        <PhotoField
          draft={draft}
          stored={stored}
          onChange={onChange}
          onPreparing={(preparedPhoto) => {
            photo.current = preparedPhoto;
          }}
        />
        {children}
      </fieldset>
    </form>
  );
}
