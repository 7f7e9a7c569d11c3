import { tagText, TAGS } from '@simmer/shared/menu';
import { useStore } from '@simmer/shared/store';
import { Alert } from '@simmer/shared/ui/alert';
import { useId, useRef } from 'react';
import { useEditor } from '../editor/editor-context';
import { isSending, type Mark } from '../editor/editor-state';
import { stateOf } from '../editor/fixed-dishes-editor';
import { failureText } from '../write/write';
import { SavedNotice } from '../item-form/saved-notice';
import { MarkSwitch } from '../item-form/mark-switch';
import { TagGroups } from '../item-form/tag-choice';
import { StoredPhoto } from '../photo/stored-photo';
import { DishPrices } from '../fixed-prices/dish-prices';
import styles from './fixed-dish-settings.module.css';
import { FixedDishPhoto } from './fixed-dish-photo';

interface FixedDishSettingsProps {
  name: string;
  /** The address of its drawing, if that is known. */
  drawing: string | undefined;
}

/** One dish of the list: what is stored for it, and what can be set. Each change is stored at once. */
export function FixedDishSettings({ name, drawing }: FixedDishSettingsProps) {
  const editor = useEditor();
  const { fixedDishes } = editor;
  const article = useRef<HTMLElement>(null);
  const id = useId();
  const state = stateOf(useStore(fixedDishes), name);
  const { isHidden, photoColor, tags } = state;
  const write = useStore(editor).itemWrites.get(name);
  // A box changes as soon as it is tapped, and changes back if the write fails.
  const shownTags = TAGS.filter((tag) => tags.includes(tag) !== isSending(write, tag));
  const switched = {
    dish: { name, ...state },
    write,
    onToggle: (mark: Mark, isOn: boolean) => void fixedDishes.setMark(name, mark, isOn),
  };

  return (
    <article ref={article} className={isHidden ? styles.hidden : styles.dish} aria-labelledby={id}>
      <div className={styles.head}>
        <StoredPhoto dish={{ id: name, photoColor }} drawing={drawing} isSmall />
        <div className={styles.words}>
          <h4 id={id} className={styles.name}>
            {name}
          </h4>
          <p className={tags.length > 0 ? styles.detail : styles.missing}>
            {(isHidden ? 'Hidden from guests · ' : '') + (tagText(tags) || 'Allergens not set')}
          </p>
        </div>
        <MarkSwitch mark="soldOut" {...switched} />
      </div>
      {write?.status === 'failed' && <Alert message={failureText('Not saved', write.reason)} />}
      <div className={styles.saved}>
        <SavedNotice itemId={name} />
      </div>
      <details
        // The browser closes the dish that was open before, which may move this one out of view.
        name="fixed-dish"
        onToggle={({ currentTarget }) => {
          if (currentTarget.open) article.current?.scrollIntoView({ block: 'nearest' });
        }}
      >
        <summary className={styles.summary}>
          <span>Edit details</span>
          <span className="visually-hidden">{`: ${name}`}</span>
        </summary>
        <div className={styles.settings}>
          <DishPrices name={name} write={write} />
          <div>
            <TagGroups
              chosen={shownTags}
              onToggle={(tag, isOn) => void fixedDishes.setTag(name, tag, isOn)}
            />
          </div>
          <FixedDishPhoto
            name={name}
            photoColor={photoColor}
            isSending={write?.status === 'sending'}
          />
          <MarkSwitch mark="hidden" {...switched} />
        </div>
      </details>
    </article>
  );
}
