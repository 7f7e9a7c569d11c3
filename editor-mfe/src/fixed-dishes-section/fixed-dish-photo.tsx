import { Button } from '@simmer/shared/ui/button';
import { useState } from 'react';
import { useEditor } from '../editor/editor-context';
import { PhotoField, type PhotoDraft } from '../photo/photo-field';

interface FixedDishPhotoProps {
  name: string;
  /** The color of the stored photo; empty without one. */
  photoColor: string;
  isSending: boolean;
}

/** A photo is stored as soon as it is chosen: nothing else has to be filled in. */
export function FixedDishPhoto({ name, photoColor, isSending }: FixedDishPhotoProps) {
  const { fixedDishes } = useEditor();
  /** What was chosen and is not stored yet. */
  const [chosen, setChosen] = useState<PhotoDraft>();
  const save = (draft: PhotoDraft) => {
    setChosen(draft);
    void fixedDishes.setPhoto(name, draft);
  };
  const isOpen = chosen !== undefined && chosen.photoColor !== photoColor;

  return (
    <fieldset disabled={isSending}>
      <PhotoField
        draft={isOpen ? chosen : { photoColor, photo: undefined }}
        stored={{ id: name, photoColor }}
        onChange={save}
        onPreparing={() => undefined}
      />
      {isOpen && !isSending && <Button onClick={() => save(chosen)}>Try again</Button>}
    </fieldset>
  );
}
