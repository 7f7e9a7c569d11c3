import { fill } from '@simmer/shared/testing/fill';
import { act, screen } from '@testing-library/react';
import { button, editForm, item, itemNames, openEditor, size } from '../testing/open-editor';
import { broken, pie, stew } from '../testing/dishes';
import { GONE, UNREACHABLE } from '../testing/fake-database';

const QUESTION = 'Are you sure you want to delete this item?';

describe('the current items', () => {
  it('are listed under their heading, each with “Edit” and “Delete” [191]', async () => {
    await openEditor({ documents: [stew, pie] });
    expect(screen.getByRole('region', { name: 'Current Menu Items' })).toBeVisible();
    expect(itemNames()).toEqual(['STEW', 'PIE']);
    for (const name of ['STEW', 'PIE']) {
      expect(button(`Edit ${name}`)).toHaveTextContent('Edit');
      expect(button(`Delete ${name}`)).toHaveTextContent('Delete');
    }
    expect(item('STEW').getByText('$54.50')).toBeVisible();
    expect(item('STEW').getByText('feeds 6-8')).toBeVisible();
  });

  it('show a loading message until they arrive', async () => {
    const { release } = await openEditor({ documents: [stew], prepare: ({ hold }) => hold() });
    expect(screen.getByText('Loading Menu...')).toBeVisible();
    await act(async () => release());
    expect(screen.queryByText('Loading Menu...')).not.toBeInTheDocument();
    expect(itemNames()).toEqual(['STEW']);
  });

  it('show a message and “Try again” if they cannot be read', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user, recover } = await openEditor({
      documents: [stew],
      prepare: ({ fail }) => fail(UNREACHABLE),
    });
    expect(screen.getByRole('alert')).toHaveTextContent('We can’t load the menu right now.');
    recover();
    await user.click(button('Try again'));
    expect(itemNames()).toEqual(['STEW']);
    expect(screen.getByRole('heading', { name: 'Current Menu Items' })).toHaveFocus();
  });

  it('show a message if the menu is empty', async () => {
    await openEditor();
    expect(screen.getByText(/^The Monthly Menu is empty\./)).toBeVisible();
  });
});

describe('an item in edit mode', () => {
  it('has Save and Cancel, and starts with the stored fields [187] [192]', async () => {
    const { user } = await openEditor({ documents: [stew, pie] });
    await user.click(button('Edit STEW'));
    const form = editForm('STEW');
    expect(form.getByLabelText('Name')).toHaveFocus();
    expect(form.getByLabelText('Name')).toHaveValue('STEW');
    expect(form.getByLabelText('Description')).toHaveValue('Slow.');
    expect(size(form, 2).getByLabelText('Price')).toHaveValue('54.50');
    expect(size(form, 2).getByLabelText('Feeds')).toHaveValue('feeds 6-8');
    expect(form.getByRole('button', { name: 'Save' })).toBeEnabled();
    expect(form.getByRole('button', { name: 'Cancel' })).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Delete STEW' })).not.toBeInTheDocument();
  });

  it('returns to the list once saved, with the focus on its Edit button [192]', async () => {
    const { user, documents } = await openEditor({ documents: [stew] });
    await user.click(button('Edit STEW'));
    fill(editForm('STEW').getByLabelText('Description'), 'Slower.');
    await user.click(button('Save'));
    expect(documents.get('a')).toEqual({ ...(stew.data as object), description: 'Slower.' });
    expect(screen.queryByRole('form', { name: 'Edit STEW' })).not.toBeInTheDocument();
    expect(item('STEW').getByText('Slower.')).toBeVisible();
    expect(button('Edit STEW')).toHaveFocus();
    expect(screen.getByText('STEW has been saved.')).toBeInTheDocument();
  });

  it('asks before another item discards its changes [192]', async () => {
    const { user } = await openEditor({ documents: [stew, pie] });
    await user.click(button('Edit STEW'));
    fill(editForm('STEW').getByLabelText('Name'), 'STEW!');
    await user.click(button('Edit PIE'));
    expect(screen.getByRole('dialog', { name: 'Discard your changes?' })).toBeVisible();
    await user.click(button('Keep editing'));
    expect(editForm('STEW').getByLabelText('Name')).toHaveValue('STEW!');
    await user.click(button('Edit PIE'));
    await user.click(button('Discard changes'));
    expect(editForm('PIE').getByLabelText('Name')).toHaveValue('PIE');
    expect(itemNames()).toEqual(['STEW']);
  });

  it('stays open with the typed text when someone else has deleted the item', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user, fail, recover, documents, editor } = await openEditor({ documents: [stew] });
    await user.click(button('Edit STEW'));
    fill(editForm('STEW').getByLabelText('Name'), 'STEW!');
    fail(GONE);
    await user.click(button('Save'));
    expect(screen.getByRole('alert')).toHaveTextContent(/this item is gone/);
    // It could never succeed.
    expect(editForm('STEW').queryByText(/to try again/)).not.toBeInTheDocument();
    expect(editForm('STEW').getByText(/add it again as a new item/)).toBeVisible();
    recover();
    documents.delete('a');
    await act(() => editor.menu.read());
    expect(editForm('STEW').getByLabelText('Name')).toHaveValue('STEW!');
  });
});

describe('“Sold out”', () => {
  it('is a switch that shows the stored state and writes the opposite', async () => {
    const { user, writes } = await openEditor({ documents: [stew, pie] });
    expect(screen.getByRole('switch', { name: 'Sold out: PIE' })).toBeChecked();
    const stewSwitch = screen.getByRole('switch', { name: 'Sold out: STEW' });
    expect(stewSwitch).not.toBeChecked();
    await user.click(stewSwitch);
    expect(stewSwitch).toBeChecked();
    expect(screen.getByText('STEW is sold out.')).toBeInTheDocument();
    await user.click(stewSwitch);
    expect(stewSwitch).not.toBeChecked();
    expect(writes).toEqual([
      ['update', 'a', { soldOut: true }],
      ['update', 'a', { soldOut: false }],
    ]);
  });
});

describe('Delete', () => {
  it('asks first; “Keep it”, X or Escape keeps the item [194]', async () => {
    const { user, writes } = await openEditor({ documents: [stew] });
    for (const no of ['Keep it', 'Close', 'Escape']) {
      await user.click(button('Delete STEW'));
      const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: QUESTION });
      expect(dialog).toHaveTextContent('STEW will be deleted permanently.');
      // jsdom does not close a dialog on Escape.
      if (no === 'Escape') act(() => dialog.close());
      else await user.click(button(no));
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    }
    expect(writes).toEqual([]);
    expect(itemNames()).toEqual(['STEW']);
  });

  it('deletes after a yes, and the focus moves to the next item [194]', async () => {
    const { user, documents } = await openEditor({ documents: [stew, pie] });
    await user.click(button('Delete STEW'));
    await user.click(button('Delete'));
    expect([...documents.keys()]).toEqual(['b']);
    expect(itemNames()).toEqual(['PIE']);
    expect(button('Delete PIE')).toHaveFocus();
    expect(screen.getByText('STEW was deleted.')).toBeInTheDocument();
  });

  it('moves the focus in the order of the list, and to the heading after the last item', async () => {
    const first = { id: pie.id, data: { ...Object(pie.data), position: 1 } };
    const { user } = await openEditor({ documents: [stew, first, { ...stew, id: 'c' }] });
    expect(itemNames()).toEqual(['PIE', 'STEW', 'STEW']);
    await user.click(button('Delete PIE'));
    await user.click(button('Delete'));
    expect(screen.getAllByRole('button', { name: 'Delete STEW' })[0]).toHaveFocus();
    await user.click(screen.getAllByRole('button', { name: 'Delete STEW' })[0]!);
    await user.click(button('Delete'));
    await user.click(button('Delete STEW'));
    await user.click(button('Delete'));
    expect(screen.getByRole('heading', { name: 'Current Menu Items' })).toHaveFocus();
  });
});

describe('a document that the home page cannot show', () => {
  it('is listed with its problems, and can be deleted', async () => {
    const { user, documents } = await openEditor({ documents: [stew, broken] });
    const card = item('HALF A DISH can’t be shown');
    expect(card.getByText('sizes: has no size')).toBeVisible();
    expect(card.queryByRole('button', { name: /^Edit/ })).not.toBeInTheDocument();
    await user.click(button('Delete HALF A DISH'));
    await user.click(button('Delete'));
    expect([...documents.keys()]).toEqual(['a']);
    expect(itemNames()).toEqual(['STEW']);
  });

  it('counts its sizes from 1 in its problems', async () => {
    const sizes = [{ label: 'Small', price: 1 }, { label: '' }];
    await openEditor({ documents: [{ id: 'x', data: { name: 'ODD', sizes } }] });
    expect(item('ODD can’t be shown').getByText('size 2, label: is blank')).toBeVisible();
  });

  it.each([
    ['no name', { sizes: 'many' }, 'The document x'],
    ['a name that is not a string', { name: 7 }, 'The document x'],
    ['a name that nobody can see', { name: '\u200b\u2066' }, 'The document x'],
    ['a very long name', { name: 'n'.repeat(100_000) }, `${'n'.repeat(60)}…`],
    ['no fields at all', null, 'The document x'],
  ])('is listed even with %s', async (_how, data, title) => {
    await openEditor({ prepare: ({ documents }) => documents.set('x', data as object) });
    expect(itemNames()).toEqual([`${title} can’t be shown`]);
  });
});
