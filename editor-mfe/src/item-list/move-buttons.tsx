import type { Dish } from '@simmer/shared/menu';
import { useStore } from '@simmer/shared/store';
import { IconButton } from '@simmer/shared/ui/icon-button';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import type { RefObject } from 'react';
import { useEditor } from '../editor/editor-context';
import { dishesOf } from '../stored-menu/stored-menu';
import styles from './move-buttons.module.css';

interface MoveButtonsProps {
  dish: Dish;
  /** The element that the buttons move. */
  item: RefObject<HTMLElement | null>;
  handle: RefObject<HTMLSpanElement | null>;
}

/** At the end of the list they look disabled, announce the position and keep the focus. */
export function MoveButtons({ dish, item, handle }: MoveButtonsProps) {
  const editor = useEditor();
  const dishes = useStore(editor.menu, dishesOf);
  const isAt = (index: number) => dishes.at(index)?.id === dish.id;

  async function move(step: -1 | 1): Promise<void> {
    await editor.move(dish, step);
    item.current?.scrollIntoView({ block: 'nearest' });
  }

  return (
    <div className={styles.buttons}>
      <IconButton
        label={`Move ${dish.name} up`}
        aria-disabled={isAt(0)}
        onClick={() => void move(-1)}
      >
        <ArrowUp aria-hidden size="1.25rem" />
      </IconButton>
      <IconButton
        label={`Move ${dish.name} down`}
        aria-disabled={isAt(-1)}
        onClick={() => void move(1)}
      >
        <ArrowDown aria-hidden size="1.25rem" />
      </IconButton>
      {/* For mouse and touch; everyone else uses the buttons. */}
      <span ref={handle} className={styles.handle} aria-hidden title="Drag to reorder">
        <GripVertical size="1.25rem" />
      </span>
    </div>
  );
}
