import { NO_RULES } from '@simmer/shared/ordering';
import { returnToTab } from '@simmer/shared/testing/return-to-tab';
import { fill } from '@simmer/shared/testing/fill';
import { answerRegistry, testRegistry } from '@simmer/shared/testing/test-registry';
import { act, screen, within } from '@testing-library/react';
import { stew } from '../testing/dishes';
import { UNREACHABLE } from '../testing/fake-database';
import { button, fillInNew, newForm, openEditor } from '../testing/open-editor';

it('a success message is shown once: it does not return, with the focus, when the manager comes back to the page', async () => {
  const { user, editor } = await openEditor({ documents: [stew] });
  await user.click(button('Edit settings'));
  await user.click(button('Save settings'));
  fillInNew('Soup');
  await user.click(button('Add Item'));
  expect(screen.getByText('SOUP is now on the menu.')).toBeVisible();
  expect(screen.getByText('Saved. New orders follow these settings.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Instructions' }));
  expect(editor.get()).toMatchObject({ notice: null });
  await user.click(screen.getByRole('link', { name: 'Edit Menu' }));
  await act(async () => undefined);
  expect(screen.queryByText(/is now on the menu/)).not.toBeInTheDocument();
  expect(screen.queryByText(/^Saved/)).not.toBeInTheDocument();
});

it('when the manager returns to the tab, the page shows what is stored now, and keeps what was typed', async () => {
  const { documents, settings } = await openEditor({ documents: [stew] });
  fill(newForm().getByLabelText('Name'), 'Soup');
  documents.set('a', { ...Object(stew.data), soldOut: true });
  settings.stored = { ...NO_RULES, paused: true };
  documents.set('Danish', { fixed: true, soldOut: true });
  await returnToTab();
  expect(screen.getByRole('switch', { name: 'Sold out: STEW' })).toBeChecked();
  expect(screen.getByText(/^Paused/)).toBeVisible();
  expect(screen.getByText('9 dishes · 1 sold out')).toBeVisible();
  expect(newForm().getByLabelText('Name')).toHaveValue('Soup');
});

it.each([
  ['Try again to load the settings', 'Ordering', 'We can’t load these settings right now.'],
  [
    'Try again to load these dishes',
    'Always on the Menu',
    /^We can’t load the settings of these dishes/,
  ],
  ['Try again', 'Current Menu Items', 'We can’t load the menu right now.'],
])(
  '“%s” moves the focus to the heading “%s”, where “%s” was shown, both when it is used and when the page reloads the data by itself',
  async (name, heading, message) => {
    const section = () => within(screen.getByRole('region', { name: heading }));
    const prepare = ({ fail }: { fail: (error: unknown) => unknown }) => fail(UNREACHABLE);
    const { user, hold, answer, recover } = await openEditor({ documents: [stew], prepare });
    expect(section().getByText(message)).toBeVisible();
    hold();
    await user.click(button(name));
    expect(screen.getByRole('heading', { name: heading })).toHaveFocus();
    expect(section().getByText(/^Loading/)).toBeVisible();
    await answer(UNREACHABLE);
    button(name).focus();
    recover();
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: heading })).toHaveFocus();
    expect(section().queryByText(message)).toBeNull();
  },
);

it('a manager finds the other pages for managers from the editor, and no others', async () => {
  const release = testRegistry.modules['menu-mfe'];
  const soup = { path: '/soup', expose: 'Soup', title: 'Soup of the day' };
  const kitchen = { path: '/kitchen', expose: 'Kitchen', title: 'Kitchen', role: 'manager' };
  answerRegistry({
    modules: { 'a-mfe': { ...release, place: soup }, 'b-mfe': { ...release, place: kitchen } },
  });
  await openEditor();
  const link = await screen.findByRole('link', { name: 'Kitchen' });
  expect(link).toHaveAttribute('href', '/kitchen');
  expect(screen.queryByRole('link', { name: 'Soup of the day' })).toBeNull();
});
