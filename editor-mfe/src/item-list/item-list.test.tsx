import { fill } from '@simmer/shared/testing/fill';
import { MENU_ORDER } from '@simmer/shared/menu';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { button, editForm, item, itemNames, openEditor, size } from '../testing/open-editor';
import { broken, pie, stew } from '../testing/dishes';
import { GONE } from '../testing/fake-database';

describe('the current items', () => {
  it('are listed under their heading, each with “Edit” and “Delete”, once they have loaded [191]', async () => {
    const { answer } = await openEditor({ documents: [stew, pie], prepare: ({ hold }) => hold() });
    expect(screen.getByText('Loading Menu...')).toBeVisible();
    await answer();
    expect(screen.queryByText('Loading Menu...')).not.toBeInTheDocument();
    const section = within(screen.getByRole('region', { name: 'Current Menu Items' }));
    for (const name of ['STEW', 'PIE'])
      for (const action of ['Edit', 'Delete'])
        expect(section.getByRole('button', { name: `${action} ${name}` })).toBeVisible();
    for (const text of ['$54.50', 'feeds 6-8']) expect(item('STEW').getByText(text)).toBeVisible();
  });

  it('have flavors whose commas stay in place when they are written from right to left', async () => {
    const flavors = ['צימוקים', 'Plain'];
    await openEditor({ documents: [{ ...stew, data: { ...Object(stew.data), flavors } }] });
    expect(item('STEW').getByText('Flavors: \u2068צימוקים\u2069, Plain')).toBeVisible();
  });

  it('can be moved as far as the ends of the list, where their buttons say so and store nothing more', async () => {
    const { user, writes } = await openEditor({ documents: [stew, pie] });
    expect(button('Move PIE up')).toHaveAttribute('aria-disabled', 'false');
    await user.click(button('Move PIE up'));
    expect(button('Move PIE up')).toHaveAttribute('aria-disabled', 'true');
    expect(button('Move STEW down')).toHaveAttribute('aria-disabled', 'true');
    await user.click(button('Move PIE up'));
    expect(screen.getByText('PIE is already number 1 of 2.')).toBeInTheDocument();
    expect(writes).toHaveLength(1);
  });

  it('can be moved to any place of the list at once', async () => {
    const { user } = await openEditor({ documents: [stew, pie, { ...stew, id: 'd' }] });
    const place = screen.getByRole('combobox', { name: 'Place of PIE' });
    expect(place).toHaveDisplayValue('2');
    await user.selectOptions(place, '3');
    expect(place).toHaveDisplayValue('3');
    expect(itemNames()).toEqual(['STEW', 'STEW', 'PIE']);
  });
});

describe('an item in edit mode', () => {
  it('has Save and Cancel, starts with the stored fields, and returns to the list once saved [187] [192]', async () => {
    const { user, documents } = await openEditor({ documents: [stew, pie] });
    await user.click(button('Edit STEW'));
    const form = editForm('STEW');
    expect(form.getByLabelText('Name')).toHaveFocus();
    expect(form.getByLabelText('Name')).toHaveValue('STEW');
    expect(form.getByLabelText('Description')).toHaveValue('Slow.');
    expect(size(form, 2).getByLabelText('Price')).toHaveValue('54.50');
    expect(size(form, 2).getByLabelText('Feeds')).toHaveValue('feeds 6-8');
    expect(form.getByRole('button', { name: 'Cancel' })).toBeEnabled();
    fill(form.getByLabelText('Description'), 'Slower.');
    await user.click(button('Save'));
    expect(documents.get('a')).toEqual({ ...Object(stew.data), description: 'Slower.' });
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

  it('shows what someone else has stored with prices in place beside a size that is written from right to left', async () => {
    const { user, documents } = await openEditor({ documents: [stew] });
    await user.click(button('Edit STEW'));
    fill(size(editForm('STEW'), 1).getByLabelText('Price'), '33');
    const sizes = [{ label: 'קטן', price: 34, feeds: 'feeds 3' }];
    documents.set('a', { ...Object(stew.data), sizes });
    await user.click(button('Save'));
    expect(editForm('STEW').getByText('\u2068קטן\u2069, $34.00, feeds 3')).toBeVisible();
  });

  it('stays open with the typed text when someone else has deleted the item, and “Cancel” leads to the next item', async () => {
    const { user, fail, recover, documents, editor } = await openEditor({
      documents: [stew, pie],
    });
    await user.click(button('Edit STEW'));
    fill(editForm('STEW').getByLabelText('Name'), 'STEW!');
    fail(GONE);
    await user.click(button('Save'));
    expect(screen.getByRole('alert')).toHaveTextContent(/this item is gone/);
    expect(editForm('STEW').getByText(/add it again as a new item/)).toBeVisible();
    recover();
    documents.delete('a');
    await act(() => editor.menu.read());
    expect(editForm('STEW').getByLabelText('Name')).toHaveValue('STEW!');
    await user.click(button('Cancel'));
    expect(button('Delete PIE')).toHaveFocus();
  });
});

it('“Cancel” closes a form at once; what was typed there is one tap away [193]', async () => {
  const { user } = await openEditor({ documents: [stew, pie] });
  await user.click(button('Edit STEW'));
  fill(editForm('STEW').getByLabelText('Name'), 'STEW!');
  await user.click(button('Cancel'));
  expect(screen.queryByRole('form', { name: 'Edit STEW' })).not.toBeInTheDocument();
  await user.click(button('Undo: Changes discarded.'));
  expect(editForm('STEW').getByLabelText('Name')).toHaveValue('STEW!');
});

it('“Cancel” leaves the “Undo” of another dish, if nothing was typed', async () => {
  const { user } = await openEditor({ documents: [stew, pie] });
  await user.click(button('Edit STEW'));
  await user.click(screen.getByRole('switch', { name: 'Sold out: PIE' }));
  await user.click(button('Cancel'));
  expect(screen.getByRole('button', { name: /^Undo: PIE/ })).toBeVisible();
});

it('“Sold out” is a switch that shows the stored state and writes the opposite, and “Undo” beside it takes no focus before it is pressed', async () => {
  const { user, writes } = await openEditor({ documents: [stew, pie] });
  const control = (name: string) => screen.getByRole('switch', { name: `Sold out: ${name}` });
  expect(control('PIE')).toBeChecked();
  expect(control('STEW')).not.toBeChecked();
  await user.click(control('STEW'));
  expect(control('STEW')).toBeChecked();
  expect(screen.getByText('STEW is sold out.')).toBeInTheDocument();
  expect(screen.getAllByText('Saved')).toEqual([item('STEW').getByText('Saved')]);
  expect(writes).toEqual([['change', 'a', { soldOut: true }]]);
  expect(control('STEW')).toHaveFocus();
  await user.click(button('Undo: STEW is sold out.'));
  expect(control('STEW')).not.toBeChecked();
  expect(item('STEW').getByText('STEW is as it was before.').parentElement).toHaveFocus();
});

it('a double click on “Sold out” marks the dish, also when the first click is stored before the second', async () => {
  const { user, writes } = await openEditor({ documents: [stew] });
  const control = screen.getByRole('switch', { name: 'Sold out: STEW' });
  await user.click(control);
  fireEvent.click(control, { detail: 2 });
  expect(control).toBeChecked();
  expect(writes).toEqual([['change', 'a', { soldOut: true }]]);
});

it('Delete asks first and then deletes; the message with “Undo” takes the place of the item in the list, and the focus [194]', async () => {
  const order = { id: MENU_ORDER, data: { ids: ['b', 'a'] } };
  const { user, documents } = await openEditor({ documents: [order, stew, pie, broken] });
  const remove = async (name: string) => {
    await user.click(button(`Delete ${name}`));
    const isForGood = name === 'HALF A DISH';
    expect(screen.getByText(isForGood ? /You can’t undo this/ : /You can undo this/)).toBeVisible();
    await user.click(button('Delete'));
  };
  await remove('PIE');
  expect([...documents.keys()]).toEqual([MENU_ORDER, 'a', 'c']);
  const message = (text: string) => screen.getByText(text).closest('li');
  expect(message('PIE was deleted.')).toHaveFocus();
  expect(message('PIE was deleted.')?.nextElementSibling).toHaveTextContent('STEW');
  await user.click(button('Undo'));
  expect(message('PIE is as it was before.')).toHaveFocus();
  expect(itemNames()).toEqual(['PIE', 'STEW', 'HALF A DISH can’t be shown']);
  await remove('PIE');
  await remove('STEW');
  await remove('HALF A DISH');
  expect(message('HALF A DISH was deleted.')).toHaveFocus();
  expect(screen.getByText(/^You have added no items yet\./)).toBeVisible();
});

describe('a document that the home page cannot show', () => {
  it('is listed with its problems, and can only be deleted', async () => {
    const sizes = [{ label: 'Small', price: 1 }, { label: '' }];
    await openEditor({ documents: [broken, { id: 'd', data: { name: 'ODD', sizes } }] });
    const card = item('HALF A DISH can’t be shown');
    expect(card.getByText('sizes: has no size')).toBeVisible();
    expect(item('ODD can’t be shown').getByText('size 2, label: is blank')).toBeVisible();
    expect(card.getAllByRole('button')).toEqual([button('Delete HALF A DISH')]);
  });

  it('may be what was set for a dish that is always on the menu, which guests then see without it', async () => {
    const { user, documents, former } = await openEditor({
      documents: [{ id: 'Danish', data: { fixed: true, sizes: [] } }],
    });
    const card = item('The document Danish can’t be shown');
    expect(card.getByText(/^Guests see this dish without what you have set for it/)).toBeVisible();
    await user.click(card.getByRole('button', { name: 'Delete The document Danish' }));
    await user.click(button('Delete'));
    expect(documents.has('Danish')).toBe(false);
    // As the question said: to put the dish of the configuration in its place would be something else.
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    expect(former).toEqual([]);
    await user.click(screen.getByRole('heading', { name: 'Desserts' }));
    expect(item('Danish').getByText('Allergens not set')).toBeVisible();
  });

  it.each([
    ['a name that nobody can see', { name: '\u200b\u2066' }, 'The document x'],
    ['a very long name', { name: 'n'.repeat(100_000) }, `${'n'.repeat(60)}…`],
    ['no fields at all', null, 'The document x'],
  ])('is listed even with %s', async (_how, data, title) => {
    await openEditor({ documents: [{ id: 'x', data }] });
    expect(itemNames()).toEqual([`${title} can’t be shown`]);
  });
});
