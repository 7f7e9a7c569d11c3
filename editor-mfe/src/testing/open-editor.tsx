import type { StoredDocument } from '@simmer/shared/firebase';
import { Link } from '@simmer/shared/navigation';
import { fill } from '@simmer/shared/testing/fill';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { createEditor } from '../editor/editor';
import { keepDrafts } from '../editor/stored-drafts';
import { EditorContext } from '../editor/editor-context';
import MenuEditor from '../menu-editor/menu-editor';
import { fakeDatabase } from './fake-database';

/** The default pause after each letter would take a third of the tests' time. */
const WITHOUT_PAUSES = { delay: null };

interface Options {
  documents?: readonly StoredDocument[];
  /** The document `settings/ordering`. */
  ordering?: object;
  /** The account that is logged in: what it types is kept in the tab. */
  accountId?: () => string | undefined;
  /** Called before the page opens. */
  prepare?: (database: ReturnType<typeof fakeDatabase>) => void;
}

/** The editor in a small site with an in-memory database. */
export async function openEditor({ documents = [], ordering, accountId, prepare }: Options = {}) {
  window.history.replaceState(null, '', '/menu-editor');
  const database = fakeDatabase(documents);
  database.settings.stored = ordering;
  prepare?.(database);
  const editor = createEditor(database.ports);
  const forgetDrafts = accountId === undefined ? undefined : keepDrafts(editor, accountId);
  render(
    <EditorContext value={editor}>
      <BrowserRouter>
        <nav>
          <Link to="/instructions">Instructions</Link>
          <Link to="/menu-editor">Edit Menu</Link>
        </nav>
        <Routes>
          <Route path="/menu-editor" element={<MenuEditor />} />
          <Route path="*" element={<p>another page</p>} />
        </Routes>
      </BrowserRouter>
    </EditorContext>,
  );
  await act(async () => undefined);
  return {
    ...database,
    editor,
    forgetDrafts,
    user: userEvent.setup(WITHOUT_PAUSES),
    /** The database answers what it has held. */
    answer: (error?: unknown) => act(async () => database.release(error)),
  };
}

/** Fills in what a new item needs. */
export function fillInNew(name: string): void {
  fill(newForm().getByLabelText('Name'), name);
  fill(newForm().getByLabelText('Description'), 'Hot.');
  fill(size(newForm(), 1).getByLabelText('Price'), '12,50');
}

export const newForm = () => within(screen.getByRole('form', { name: 'New Menu Item' }));
export const editForm = (name: string) =>
  within(screen.getByRole('form', { name: `Edit ${name}` }));
export const size = (form: ReturnType<typeof within>, place: number) =>
  within(form.getByRole('group', { name: `Size ${String(place)}` }));
export const item = (name: string) => within(screen.getByRole('article', { name }));
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const itemNames = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
