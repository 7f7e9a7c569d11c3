import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import {
  draggable,
  dropTargetForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import type { Dish } from '@simmer/shared/menu';
import { useEffect, useRef, useState } from 'react';
import { useEditor } from '../editor/editor-context';
import { dishesOf } from '../stored-menu/stored-menu';

export type Edge = 'above' | 'below';

/**
 * Lets a dish be dragged by its handle and others be dropped above or below it. With the keyboard, the buttons do the
 * same.
 */
export function useSortable(dish: Dish) {
  const editor = useEditor();
  const item = useRef<HTMLElement>(null);
  const handle = useRef<HTMLSpanElement>(null);
  const [isDragged, setIsDragged] = useState(false);
  /** Where the dragged dish would land. */
  const [edge, setEdge] = useState<Edge | null>(null);
  const { id } = dish;

  useEffect(() => {
    if (!item.current || !handle.current) return undefined;
    return combine(
      draggable({
        element: item.current,
        dragHandle: handle.current,
        getInitialData: () => ({ dishId: id }),
        onDragStart: () => setIsDragged(true),
        onDrop: () => setIsDragged(false),
      }),
      dropTargetForElements({
        element: item.current,
        canDrop: ({ source }) =>
          typeof source.data.dishId === 'string' && source.data.dishId !== id,
        // The gaps between items belong to the list as well.
        getIsSticky: () => true,
        getData: ({ input, element }) => {
          const { top, height } = element.getBoundingClientRect();
          return { isAfter: input.clientY > top + height / 2 };
        },
        onDrag: ({ self }) => setEdge(self.data.isAfter === true ? 'below' : 'above'),
        onDragLeave: () => setEdge(null),
        onDrop: ({ self, source }) => {
          setEdge(null);
          const dishes = dishesOf(editor.menu.get());
          const dropped = dishes.find((other) => other.id === source.data.dishId);
          if (dropped)
            void editor.move(dropped, { beside: id, isAfter: self.data.isAfter === true });
        },
      }),
    );
  }, [editor, id]);

  return { item, handle, isDragged, edge };
}
