import type { DishWrite, MenuFields, StoredDocument } from '@simmer/shared/firebase';
import type { DishPicture } from '@simmer/shared/picture';
import type { FixedDishesPorts } from '../fixed-dishes/fixed-dishes-editor';
import type { OrderingPorts } from '../ordering/ordering-editor';

/** What the editor needs from outside. */
export interface EditorPorts extends OrderingPorts, FixedDishesPorts {
  readMenu: () => Promise<readonly StoredDocument[]>;
  addMenuItem: (id: string, fields: MenuFields, picture?: DishPicture) => Promise<void>;
  updateMenuItem: (
    id: string,
    fields: Partial<MenuFields>,
    expected?: unknown,
    picture?: DishPicture | null,
  ) => Promise<DishWrite>;
  /** Deletes its photo as well, if it has one. */
  deleteMenuItem: (id: string) => Promise<void>;
  readPicture: (id: string) => Promise<DishPicture | undefined>;
  /** Publishes that the stored menu has changed. */
  announceChange: () => void;
  newId: () => string;
}
