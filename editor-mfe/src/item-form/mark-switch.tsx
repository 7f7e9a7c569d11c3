import type { Dish } from '@simmer/shared/menu';
import { isSending, type ItemWrite, type Mark } from '../editor/editor-state';
import { Switch } from './switch';

const MARKS = {
  soldOut: { label: 'Sold out', field: 'isSoldOut' },
  hidden: { label: 'Hidden', field: 'isHidden' },
} as const;

interface MarkSwitchProps {
  mark: Mark;
  dish: Pick<Dish, 'name' | 'isSoldOut' | 'isHidden'>;
  write: ItemWrite | undefined;
  onToggle: (mark: Mark, isOn: boolean) => void;
}

/** Marks a dish as sold out, or hides it. */
export function MarkSwitch({ mark, dish, write, onToggle }: MarkSwitchProps) {
  const { label, field } = MARKS[mark];
  return (
    <Switch
      label={label}
      dishName={dish.name}
      isOn={dish[field]}
      isSending={isSending(write, mark)}
      onToggle={() => onToggle(mark, !dish[field])}
    />
  );
}
