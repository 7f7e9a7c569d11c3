import { PLATES, type Plate } from '@simmer/shared/menu';
import { useId } from 'react';
import type { Draft } from '../draft/draft';
import styles from './plate-choice.module.css';

interface PlateChoiceProps {
  chosen: Plate;
  onChange: (part: Pick<Draft, 'plate'>) => void;
}

export const PLATE_NAMES: Readonly<Record<Plate, string>> = {
  bake: 'Baked dish',
  bowl: 'Stew or soup in a bowl',
  roast: 'Roast with vegetables',
  pasta: 'Pasta',
  salad: 'Salad',
  pie: 'Pie',
  cake: 'Cake',
  loaf: 'Bread',
  pastry: 'Pastry',
};

/** For a dish without a photo. */
export function PlateChoice({ chosen, onChange }: PlateChoiceProps) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id} className={styles.label}>
        Drawing
      </label>
      <select
        id={id}
        aria-describedby={`${id}-hint`}
        value={chosen}
        onChange={({ target }) => {
          const plate = PLATES.find((one) => one === target.value);
          if (plate) onChange({ plate });
        }}
      >
        {PLATES.map((plate) => (
          <option key={plate} value={plate}>
            {PLATE_NAMES[plate]}
          </option>
        ))}
      </select>
      <p id={`${id}-hint`} className={styles.hint}>
        Guests see it until the dish has a photo.
      </p>
    </div>
  );
}
