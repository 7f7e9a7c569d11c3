import type { StoredDocument } from '@simmer/shared/firebase';
import { createEditor, type Editor } from '../editor/editor';
import { dishesOf } from '../stored-menu/stored-menu';
import { fakeDatabase } from './fake-database';

/** An editor without its page, which has read these documents. */
export async function openMenu(...documents: StoredDocument[]) {
  const database = fakeDatabase(documents);
  const editor = createEditor(database.ports);
  await editor.menu.read();
  return { ...database, editor };
}

export const dishOf = (editor: Editor, id: string) =>
  dishesOf(editor.menu.get()).find((dish) => dish.id === id)!;
