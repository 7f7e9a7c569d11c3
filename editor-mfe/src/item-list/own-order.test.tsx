import { fill } from '@simmer/shared/testing/fill';
import { screen, within } from '@testing-library/react';
import { pie, stew } from '../testing/dishes';
import { button, editForm, item, itemNames, newForm, openEditor } from '../testing/open-editor';

beforeEach(() => {
  // jsdom does not scroll.
  Element.prototype.scrollIntoView = jest.fn();
});

describe('the order of the items', () => {
  it('is changed by keyboard: the result is announced, and the focus stays on the button', async () => {
    const { user } = await openEditor({ documents: [stew, pie] });
    button('Move PIE up').focus();
    await user.keyboard('{Enter}');
    expect(itemNames()).toEqual(['PIE', 'STEW']);
    expect(screen.getByText('PIE is now number 1 of 2.')).toHaveAttribute('role', 'status');
    expect(button('Move PIE up')).toHaveFocus();
    expect(button('Move PIE up')).toHaveAttribute('aria-disabled', 'true');
    expect(button('Move STEW down')).toHaveAttribute('aria-disabled', 'true');
    expect(button('Move PIE down')).toHaveAttribute('aria-disabled', 'false');
    await user.keyboard('{Enter}');
    expect(screen.getByText('PIE is already number 1 of 2.')).toBeInTheDocument();
    expect(button('Move PIE up')).toHaveFocus();
    await user.click(button('Move PIE down'));
    expect(itemNames()).toEqual(['STEW', 'PIE']);
  });

  it('has a handle for the pointer only', async () => {
    await openEditor({ documents: [stew] });
    expect(screen.queryByTitle('Drag to reorder')).toHaveAttribute('aria-hidden', 'true');
  });
});

describe('“Hidden”', () => {
  it('takes an item from the guests and gives it back, and the item says so', async () => {
    const { user, writes } = await openEditor({ documents: [stew, pie] });
    await user.click(screen.getByRole('switch', { name: 'Hidden: STEW' }));
    expect(screen.getByRole('switch', { name: 'Hidden: STEW' })).toBeChecked();
    expect(item('STEW').getByText('Hidden from guests')).toBeVisible();
    expect(screen.getByText('STEW is hidden from guests.')).toBeInTheDocument();
    expect(itemNames()).toEqual(['STEW', 'PIE']);
    await user.click(screen.getByRole('switch', { name: 'Hidden: STEW' }));
    expect(item('STEW').queryByText('Hidden from guests')).not.toBeInTheDocument();
    expect(writes).toEqual([
      ['update', 'a', { hidden: true }],
      ['update', 'a', { hidden: false }],
    ]);
  });
});

describe('diet and allergens', () => {
  it('are chosen from a list, and stored in its order', async () => {
    const { user, writes } = await openEditor({ documents: [stew] });
    await user.click(button('Edit STEW'));
    const form = editForm('STEW');
    await user.click(form.getByText('Diet and allergens'));
    const contains = within(form.getByRole('group', { name: 'It contains' }));
    await user.click(contains.getByRole('checkbox', { name: 'soy' }));
    await user.click(contains.getByRole('checkbox', { name: 'milk' }));
    await user.click(form.getByRole('checkbox', { name: 'Gluten-free' }));
    await user.click(contains.getByRole('checkbox', { name: 'soy' }));
    await user.click(contains.getByRole('checkbox', { name: 'eggs' }));
    expect(form.getByText('Gluten-free · Contains milk, eggs')).toBeVisible();
    await user.click(button('Save'));
    expect(writes).toEqual([['update', 'a', { tags: ['Gluten-free', 'milk', 'eggs'] }]]);
    expect(item('STEW').getByText('Gluten-free · Contains milk, eggs')).toBeVisible();
  });

  it('are stored with a new item', async () => {
    const { user, writes } = await openEditor();
    fill(newForm().getByLabelText('Name'), 'Soup');
    fill(newForm().getByLabelText('Description'), 'Hot.');
    fill(newForm().getAllByLabelText('Price')[0]!, '9');
    await user.click(newForm().getByRole('checkbox', { name: 'Vegan' }));
    await user.click(button('Add Item'));
    expect(writes[0]?.[2]).toMatchObject({ name: 'SOUP', tags: ['Vegan'] });
    expect(newForm().getByRole('checkbox', { name: 'Vegan' })).not.toBeChecked();
  });
});
