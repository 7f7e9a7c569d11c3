import type { Dish } from '@simmer/shared/menu';
import { photoAddress } from '@simmer/shared/photo';
import { Button } from '@simmer/shared/ui/button';
import { Status } from '@simmer/shared/ui/status';
import { useFocusReturn } from '@simmer/shared/ui/use-focus-return';
import { Camera } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { Draft } from '../draft/draft';
import { chosenPhoto } from './chosen-photo';
import styles from './photo.module.css';
import { StoredPhoto } from './stored-photo';

/**
 * If only images are accepted, Chromium on Android 14 and later opens a picker without the camera
 * (https://issues.chromium.org/issues/40937303); a type that no file has leads to the one with it.
 */
const accepted = () =>
  /Android.+Chrome\//.test(navigator.userAgent) ? 'image/*,android/allowCamera' : 'image/*';

type PhotoDraft = Pick<Draft, 'photoColor' | 'photo'>;

interface PhotoFieldProps {
  draft: PhotoDraft;
  /** The item as stored; undefined for a new one. */
  stored: Pick<Dish, 'id' | 'photoColor'> | undefined;
  onChange: (draft: PhotoDraft) => void;
  /** @param photo resolves to false if the form has to stay open; it is undefined while none is being prepared. */
  onPreparing: (photo: Promise<boolean> | undefined) => void;
}

/**
 * A photo from the camera or the library. It is scaled down in the browser; a file that cannot be read changes nothing.
 */
export function PhotoField({ draft, stored, onChange, onPreparing }: PhotoFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [chooseButton, focusChoose] = useFocusReturn<HTMLButtonElement>();
  /** The file being prepared; null once the form was left. */
  const awaited = useRef<File | null>(undefined);
  const [isReading, setIsReading] = useState(false);
  const [problem, setProblem] = useState('');

  useEffect(
    () => () => {
      awaited.current = null;
    },
    [],
  );

  async function choose(file: File): Promise<boolean> {
    awaited.current = file;
    setIsReading(true);
    setProblem('');
    const chosen = await chosenPhoto(file, [draft.photoColor, stored?.photoColor ?? '']);
    // The photo was removed, or another one was chosen in the meantime.
    if (awaited.current !== file) return awaited.current !== null;
    onPreparing(undefined);
    setIsReading(false);
    if ('problem' in chosen) {
      setProblem(chosen.problem);
      return false;
    }
    onChange({ photoColor: chosen.color, photo: chosen.photo });
    return true;
  }

  function remove(): void {
    awaited.current = undefined;
    onPreparing(undefined);
    setIsReading(false);
    setProblem('');
    onChange({ photoColor: '', photo: null });
    focusChoose();
  }

  return (
    <div role="group" aria-labelledby={`${id}-label`} className={styles.field}>
      <p id={`${id}-label`} className={styles.label}>
        Photo
      </p>
      <p className={styles.hint}>
        Guests see the middle of the photo, a little wider than it is tall.
      </p>
      <div className={styles.row}>
        {draft.photo ? (
          <img
            src={photoAddress(draft.photo)}
            alt="As guests will see it"
            className={styles.photo}
          />
        ) : (
          stored && <StoredPhoto dish={{ id: stored.id, photoColor: draft.photoColor }} />
        )}
        <div className={styles.buttons}>
          <Button ref={chooseButton} onClick={() => input.current?.click()}>
            <Camera aria-hidden />
            <span>{draft.photoColor ? 'Replace photo' : 'Choose a photo'}</span>
          </Button>
          {draft.photoColor && (
            <Button look="quiet" onClick={remove}>
              Remove photo
            </Button>
          )}
        </div>
      </div>
      <input
        ref={input}
        type="file"
        accept={accepted()}
        hidden
        aria-label="Photo file"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onPreparing(choose(file));
          // Allows the same file to be chosen again.
          target.value = '';
        }}
      />
      <Status className={styles.hint}>{isReading ? 'Preparing the photo…' : ''}</Status>
      {problem && (
        <p role="alert" className={styles.error}>
          {problem}
        </p>
      )}
    </div>
  );
}
