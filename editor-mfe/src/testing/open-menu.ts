import type { StoredDocument } from '@simmer/shared/firebase';
import { createEditor, type Editor } from '../editor/editor';
import { fakeDatabase } from './fake-database';

/** An editor without its page, which has read these documents. */
export async function openMenu(...documents: StoredDocument[]) {
  const database = fakeDatabase(documents);
  const editor = createEditor(database.ports);
  await editor.menu.read();
  return { ...database, editor };
}

export function dishesOf({ menu }: Editor) {
  const state = menu.get();
  return state.status === 'loaded' ? state.dishes : [];
}

export const dishOf = (editor: Editor, id: string) =>
  dishesOf(editor).find((dish) => dish.id === id)!;
