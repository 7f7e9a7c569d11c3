import type { MenuFields, StoredDocument } from '@simmer/shared/firebase';

/** What the editor needs of the world. */
export interface EditorPorts {
  readMenu: () => Promise<readonly StoredDocument[]>;
  addMenuItem: (id: string, fields: MenuFields) => Promise<void>;
  updateMenuItem: (id: string, fields: Partial<MenuFields>) => Promise<void>;
  deleteMenuItem: (id: string) => Promise<void>;
  /** Tells the other modules that the stored menu is another one now. */
  announceChange: () => void;
  newId: () => string;
}
