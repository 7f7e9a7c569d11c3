import { useStore } from '@simmer/shared/store';
import { Alert } from '@simmer/shared/ui/alert';
import { Button } from '@simmer/shared/ui/button';
import { Camera } from 'lucide-react';
import { useId, useState } from 'react';
import { useEditor } from '../editor/editor-context';
import { stateOf } from '../editor/fixed-dishes';
import { failureText } from '../write/write';
import { DishSwitches } from '../item-form/dish-switches';
import { SavedNotice } from '../item-form/saved-notice';
import { StoredPhoto } from '../photo/stored-photo';
import styles from './fixed-dish.module.css';
import { FixedDishPhoto } from './fixed-dish-photo';

/** One dish of the list: what is stored for it, and what can be set. */
export function FixedDish({ name }: { name: string }) {
  const editor = useEditor();
  const { fixedDishes } = editor;
  const [isPhotoOpen, setIsPhotoOpen] = useState(false);
  const id = useId();
  const state = stateOf(useStore(fixedDishes), name);
  const { isHidden, photoColor } = state;
  const write = useStore(editor).itemWrites.get(name);

  return (
    <article className={isHidden ? styles.hidden : styles.dish} aria-labelledby={id}>
      <div className={styles.head}>
        <StoredPhoto dish={{ id: name, photoColor }} isSmall />
        <h4 id={id} className={styles.name}>
          {name}
        </h4>
        <SavedNotice itemId={name} />
        <Button
          look="quiet"
          aria-label={`Photo of ${name}`}
          aria-expanded={isPhotoOpen}
          onClick={() => setIsPhotoOpen(!isPhotoOpen)}
        >
          <Camera aria-hidden />
          <span>Photo</span>
        </Button>
      </div>
      <div className={styles.actions}>
        <DishSwitches
          dish={{ name, ...state }}
          write={write}
          onToggle={(mark, isOn) => void fixedDishes.setMark(name, mark, isOn)}
        />
      </div>
      {write?.status === 'failed' && <Alert message={failureText('Not saved', write.reason)} />}
      {isPhotoOpen && (
        <FixedDishPhoto
          name={name}
          photoColor={photoColor}
          isSending={write?.status === 'sending'}
        />
      )}
    </article>
  );
}
