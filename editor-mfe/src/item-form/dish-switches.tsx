import type { Dish } from '@simmer/shared/menu';
import { isSending, type ItemWrite, type Mark } from '../editor/editor-state';
import { Switch } from './switch';

interface DishSwitchesProps {
  dish: Pick<Dish, 'name' | 'isSoldOut' | 'isHidden'>;
  write: ItemWrite | undefined;
  onToggle: (mark: Mark, isOn: boolean) => void;
}

const SWITCHES = [
  ['Sold out', 'soldOut', 'isSoldOut'],
  ['Hidden', 'hidden', 'isHidden'],
] as const;

export function DishSwitches({ dish, write, onToggle }: DishSwitchesProps) {
  return SWITCHES.map(([label, mark, field]) => (
    <Switch
      key={mark}
      label={label}
      dishName={dish.name}
      isOn={dish[field]}
      isSending={isSending(write, mark)}
      onToggle={() => onToggle(mark, !dish[field])}
    />
  ));
}
