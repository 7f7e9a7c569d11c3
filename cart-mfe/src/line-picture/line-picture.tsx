import { dishIdOf, type CartItem } from '@simmer/shared/cart';
import { photoAddress } from '@simmer/shared/photo';
import { reportProblem } from '@simmer/shared/report';
import { requestPhoto } from '@simmer/shared/request-photo';
import { savesData } from '@simmer/shared/saves-data';
import { useEffect, useState } from 'react';
import styles from './line-picture.module.css';

/** The dish's photo, or the drawing that the line brings from the menu. It is decorative: the name is beside it. */
export function LinePicture({ item }: { item: CartItem }) {
  const photo = usePhoto(dishIdOf(item), item.photoColor);
  const address = photo === '' ? item.drawing : photo;
  if (photo === '' && !item.drawing) return null;
  return (
    <div
      className={styles.frame}
      style={photo === undefined ? { background: item.photoColor } : {}}
    >
      {address && <img src={address} alt="" width="56" height="56" className={styles.picture} />}
    </div>
  );
}

/** @returns undefined until the photo has arrived; empty if there is none or the guest saves data. */
function usePhoto(dishId: string, color: string | undefined): string | undefined {
  const [address, setAddress] = useState(() => (color && !savesData() ? undefined : ''));
  useEffect(() => {
    if (!color || savesData()) return;
    requestPhoto(dishId, color).then(
      (photo) => setAddress(photo ? photoAddress(photo) : ''),
      (error: unknown) => {
        setAddress('');
        reportProblem('cart', `the photo of ${dishId} could not be shown.`, error);
      },
    );
  }, [dishId, color]);
  return address;
}
