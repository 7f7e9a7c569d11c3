import type { DishWrite, MenuFields, StoredDocument } from '@simmer/shared/firebase';
import type { OrderingPorts } from '../ordering/ordering-editor';

/** What the editor needs from outside. */
export interface EditorPorts extends OrderingPorts {
  readMenu: () => Promise<readonly StoredDocument[]>;
  addMenuItem: (id: string, fields: MenuFields) => Promise<void>;
  updateMenuItem: (
    id: string,
    fields: Partial<MenuFields>,
    expected?: unknown,
  ) => Promise<DishWrite>;
  deleteMenuItem: (id: string) => Promise<void>;
  /** Publishes that the stored menu has changed. */
  announceChange: () => void;
  newId: () => string;
}
