import { useStore } from '@simmer/shared/store';
import { Alert } from '@simmer/shared/ui/alert';
import { Button } from '@simmer/shared/ui/button';
import { Camera, Check } from 'lucide-react';
import { useId, useState } from 'react';
import { useEditor } from '../editor/editor-context';
import { isSending } from '../editor/editor-state';
import { stateOf } from '../editor/fixed-dishes';
import { failureText } from '../write/write';
import { Switch } from '../item-form/switch';
import { StoredPhoto } from '../photo/stored-photo';
import styles from './fixed-dish.module.css';
import { FixedDishPhoto } from './fixed-dish-photo';

/** One dish of the list: what is stored for it, and what can be set. */
export function FixedDish({ name }: { name: string }) {
  const editor = useEditor();
  const { fixedDishes } = editor;
  const [isPhotoOpen, setIsPhotoOpen] = useState(false);
  const id = useId();
  const { isSoldOut, isHidden, photoColor } = stateOf(useStore(fixedDishes), name);
  const { itemWrites, notice } = useStore(editor);
  const write = itemWrites.get(name);

  return (
    <article className={isHidden ? styles.hidden : styles.dish} aria-labelledby={id}>
      <div className={styles.head}>
        <StoredPhoto dish={{ id: name, photoColor }} isSmall />
        <h4 id={id} className={styles.name}>
          {name}
        </h4>
        {/* Hidden, because the page's live region announces it. */}
        {notice?.itemId === name && (
          <p className={styles.saved} aria-hidden>
            <Check size={18} />
            <span>Saved</span>
          </p>
        )}
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
        <Switch
          label="Sold out"
          dishName={name}
          isOn={isSoldOut}
          isSending={isSending(write, 'sold-out')}
          onToggle={() => void fixedDishes.setSoldOut(name, !isSoldOut)}
        />
        <Switch
          label="Hidden"
          dishName={name}
          isOn={isHidden}
          isSending={isSending(write, 'hidden')}
          onToggle={() => void fixedDishes.setHidden(name, !isHidden)}
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
