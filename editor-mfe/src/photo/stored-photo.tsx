import type { Dish } from '@simmer/shared/menu';
import { photoAddress } from '@simmer/shared/photo';
import { reportProblem } from '@simmer/shared/report';
import { useEffect, useState } from 'react';
import { useEditor } from '../editor/editor-context';
import styles from './photo.module.css';

interface StoredPhotoProps {
  dish: Pick<Dish, 'id' | 'photoColor'>;
  isSmall?: boolean;
  /** The address of what guests see without a photo. */
  drawing?: string | undefined;
}

/** Shows the photo's color until the photo is loaded. Decorative, because the name is next to it. */
export function StoredPhoto({ dish, isSmall = false, drawing }: StoredPhotoProps) {
  const editor = useEditor();
  const { id, photoColor } = dish;
  const [loaded, setLoaded] = useState({ photoColor: '', address: '' });

  useEffect(() => {
    if (!photoColor) return undefined;
    let isCurrent = true;
    editor.readPhoto(id, photoColor).then(
      (photo) => {
        if (isCurrent && photo) setLoaded({ photoColor, address: photoAddress(photo) });
      },
      (error: unknown) => reportProblem('editor', `the photo of ${id} could not be read.`, error),
    );
    return () => {
      isCurrent = false;
    };
  }, [editor, id, photoColor]);

  const className = `${styles.photo} ${isSmall ? styles.small : ''}`;
  if (!photoColor)
    return drawing ? <img src={drawing} alt="" loading="lazy" className={className} /> : null;
  const style = { backgroundColor: photoColor };
  if (loaded.photoColor !== photoColor) return <span className={className} style={style} />;
  return <img src={loaded.address} alt="" className={className} style={style} />;
}
