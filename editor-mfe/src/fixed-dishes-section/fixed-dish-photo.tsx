import { Button } from '@simmer/shared/ui/button';
import { useState } from 'react';
import { useEditor } from '../editor/editor-context';
import { PhotoField, type PhotoDraft } from '../photo/photo-field';

interface FixedDishPhotoProps {
  name: string;
  /** The color of the stored photo; empty if there is none. */
  photoColor: string;
  isSending: boolean;
}

/** A photo is stored as soon as it is chosen: nothing else has to be filled in. */
export function FixedDishPhoto({ name, photoColor, isSending }: FixedDishPhotoProps) {
  const { fixedDishes } = useEditor();
  /** The chosen photo that is not stored yet, and the color of the photo that it is to replace. */
  const [chosen, setChosen] = useState<{ draft: PhotoDraft; before: string }>();
  // The photo is stored by now, or another device has stored something else.
  if (chosen && chosen.before !== photoColor) setChosen(undefined);
  const save = (draft: PhotoDraft) => {
    setChosen({ draft, before: photoColor });
    void fixedDishes.setPhoto(name, draft);
  };

  return (
    <fieldset disabled={isSending}>
      <PhotoField
        draft={chosen?.draft ?? { photoColor, photo: undefined }}
        stored={{ id: name, photoColor }}
        onChange={save}
        onPreparing={() => undefined}
      />
      {chosen && !isSending && <Button onClick={() => save(chosen.draft)}>Try again</Button>}
    </fieldset>
  );
}
