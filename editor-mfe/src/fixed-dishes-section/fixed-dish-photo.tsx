import { Button } from '@simmer/shared/ui/button';
import { useState } from 'react';
import { useEditor } from '../editor/editor-context';
import { PhotoField, type PhotoDraft } from '../photo/photo-field';

interface FixedDishPhotoProps {
  name: string;
  /** The color of the stored photo; empty without one. */
  picture: string;
  isSending: boolean;
}

/** A photo is stored as soon as it is chosen: nothing else has to be filled in. */
export function FixedDishPhoto({ name, picture, isSending }: FixedDishPhotoProps) {
  const { fixedDishes } = useEditor();
  /** What was chosen and is not stored yet. */
  const [chosen, setChosen] = useState<PhotoDraft>();
  const save = (photo: PhotoDraft) => {
    setChosen(photo);
    void fixedDishes.setPhoto(name, photo.picture, photo.photo);
  };
  const isOpen = chosen !== undefined && chosen.picture !== picture;

  return (
    <fieldset disabled={isSending}>
      <PhotoField
        draft={isOpen ? chosen : { picture, photo: null }}
        stored={{ id: name, picture }}
        onChange={save}
        onPreparing={() => undefined}
      />
      {isOpen && !isSending && <Button onClick={() => save(chosen)}>Try again</Button>}
    </fieldset>
  );
}
