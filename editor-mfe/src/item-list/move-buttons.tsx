import type { Dish } from '@simmer/shared/menu';
import { IconButton } from '@simmer/shared/ui/icon-button';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { RefObject } from 'react';
import { useEditor } from '../editor/editor-context';
import styles from './move-buttons.module.css';

interface MoveButtonsProps {
  dish: Dish;
  /** Those that have a place in the list, in its order. */
  placed: readonly Dish[];
  /** The element that the buttons move. */
  item: RefObject<HTMLElement | null>;
}

/** At the end of the list they look disabled, announce the position and keep the focus. None for a dish without a place. */
export function MoveButtons({ dish, placed, item }: MoveButtonsProps) {
  const editor = useEditor();
  const place = placed.findIndex(({ id }) => id === dish.id);

  if (place === -1) return null;

  async function move(target: (from: number) => number): Promise<void> {
    await editor.move(dish, target);
    item.current?.scrollIntoView({ block: 'nearest' });
  }

  return (
    <div className={styles.buttons}>
      <IconButton
        label={`Move ${dish.name} up`}
        aria-disabled={place === 0}
        onClick={() => void move((from) => from - 1)}
      >
        <ArrowUp aria-hidden size="1.25rem" />
      </IconButton>
      <select
        className={styles.place}
        aria-label={`Place of ${dish.name}`}
        value={place}
        onChange={({ currentTarget }) => {
          const to = Number(currentTarget.value);
          void move(() => to);
        }}
      >
        {placed.map(({ id }, at) => (
          <option key={id} value={at}>
            {at + 1}
          </option>
        ))}
      </select>
      <IconButton
        label={`Move ${dish.name} down`}
        aria-disabled={place === placed.length - 1}
        onClick={() => void move((from) => from + 1)}
      >
        <ArrowDown aria-hidden size="1.25rem" />
      </IconButton>
    </div>
  );
}
