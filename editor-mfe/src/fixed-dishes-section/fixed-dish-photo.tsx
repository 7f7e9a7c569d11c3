import type { DishPicture } from '@simmer/shared/picture';
import { Button } from '@simmer/shared/ui/button';
import { useState } from 'react';
import { useEditor } from '../editor/editor-context';
import { PhotoField } from '../photo/photo-field';
import type { DishWrite } from '../fixed-dishes/fixed-dishes-editor';

interface FixedDishPhotoProps {
  name: string;
  /** The color of the stored photo; empty without one. */
  picture: string;
  write: DishWrite | undefined;
}

/** A photo is stored as soon as it is chosen: nothing else has to be filled in. */
export function FixedDishPhoto({ name, picture, write }: FixedDishPhotoProps) {
  const { fixedDishes } = useEditor();
  /** What was chosen and is not stored yet. */
  const [chosen, setChosen] = useState<{ picture: string; photo: DishPicture | null }>();
  const save = (draft: { picture: string; photo: DishPicture | null }) => {
    setChosen(draft);
    void fixedDishes.setPhoto(name, draft.picture, draft.photo);
  };
  const isOpen = chosen !== undefined && chosen.picture !== picture;

  return (
    <fieldset disabled={write?.status === 'sending'}>
      <PhotoField
        draft={isOpen ? chosen : { picture, photo: null }}
        stored={{ id: name, picture }}
        onChange={save}
        onPreparing={() => undefined}
      />
      {isOpen && write?.status === 'failed' && (
        <Button
          onClick={() => {
            save(chosen);
          }}
        >
          Try again
        </Button>
      )}
    </fieldset>
  );
}
