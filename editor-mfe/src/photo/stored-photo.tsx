import type { Dish } from '@simmer/shared/menu';
import { pictureAddress } from '@simmer/shared/picture';
import { reportProblem } from '@simmer/shared/report';
import { useEffect, useState } from 'react';
import { useEditor } from '../editor/editor-context';
import styles from './photo.module.css';

interface StoredPhotoProps {
  dish: Pick<Dish, 'id' | 'picture'>;
  isSmall?: boolean;
}

/** Shows the photo's color until the photo is loaded. Decorative, because the name is next to it. */
export function StoredPhoto({ dish, isSmall = false }: StoredPhotoProps) {
  const editor = useEditor();
  const { id, picture } = dish;
  const [loaded, setLoaded] = useState({ picture: '', address: '' });

  useEffect(() => {
    if (!picture) return undefined;
    let isCurrent = true;
    editor.readPhoto(id, picture).then(
      (photo) => {
        if (isCurrent && photo) setLoaded({ picture, address: pictureAddress(photo) });
      },
      (error: unknown) => reportProblem('editor', `the photo of ${id} could not be read.`, error),
    );
    return () => {
      isCurrent = false;
    };
  }, [editor, id, picture]);

  if (!picture) return null;
  const className = `${styles.photo} ${isSmall ? styles.small : ''}`;
  const style = { backgroundColor: picture };
  if (loaded.picture !== picture) return <span className={className} style={style} />;
  return <img src={loaded.address} alt="" className={className} style={style} />;
}
