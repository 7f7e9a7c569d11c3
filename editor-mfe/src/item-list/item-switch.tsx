import type { ItemWrite } from '../editor/editor-state';
import { Switch } from '../item-form/switch';

interface ItemSwitchProps {
  /** E.g. "Sold out". */
  label: string;
  dishName: string;
  isOn: boolean;
  action: ItemWrite['action'];
  write: ItemWrite | undefined;
  onToggle: () => void;
}

export function ItemSwitch({ label, dishName, isOn, action, write, onToggle }: ItemSwitchProps) {
  return (
    <Switch
      label={label}
      name={`${label}: ${dishName}`}
      isOn={isOn}
      isSending={write?.action === action && write.status === 'sending'}
      onToggle={onToggle}
    />
  );
}
