import { setSiteConfig } from '@simmer/shared/config';
import { fill } from '@simmer/shared/testing/fill';
import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { act, fireEvent, screen } from '@testing-library/react';
import {
  button,
  editForm,
  fillInNew,
  item,
  itemNames,
  newForm,
  openEditor,
  size,
} from '../testing/open-editor';
import { pie } from '../testing/dishes';

const name = () => newForm().getByLabelText('Name');
const formButton = (label: string) => newForm().getByRole('button', { name: label });

it('the form stores the item with its tags, its drawing and its name in capitals, confirms it, and is blank again; “Undo” removes the item and leaves what was typed since [190]', async () => {
  const { user, writes } = await openEditor({ documents: [pie] });
  const vegan = () => newForm().getByRole('checkbox', { name: 'Vegan' });
  fillInNew('Chicken soup');
  await user.click(vegan());
  const drawing = (kind: string) => newForm().getByRole('radio', { name: kind });
  expect(drawing('Plate')).toBeChecked();
  await user.click(drawing('Bowl'));
  await user.click(button('Add Item'));
  const sizes = [{ label: 'Small', price: 12.5 }];
  const stored = { sizes, tags: ['Vegan'], plate: 'Bowl' };
  const texts = { name: 'CHICKEN SOUP', description: 'Hot.' };
  expect(writes).toEqual([['add', 'new-1', { ...texts, ...stored }]]);
  const message = screen.getByText('CHICKEN SOUP is now on the menu.');
  expect(message.parentElement).toHaveFocus();
  expect(itemNames()).toEqual(['PIE', 'CHICKEN SOUP']);
  expect(name()).toHaveValue('');
  expect(size(newForm(), 1).getByLabelText('Price')).toHaveValue('');
  expect(vegan()).not.toBeChecked();
  expect(drawing('Plate')).toBeChecked();
  fill(name(), 'N');
  await user.click(button('Undo'));
  expect(itemNames()).toEqual(['PIE']);
  expect(screen.getByText('The menu is as it was before.').parentElement).toHaveFocus();
  expect(name()).toHaveValue('N');
});

it('a dish of a section that comes raw can be marked as ready to eat; a section that comes cooked does not ask', async () => {
  setSiteConfig({ ...testSiteConfig, serving: { monthly: { cooking: 'Raw: 8 hours on LOW' } } });
  const { user, documents } = await openEditor();
  const ready = () => newForm().queryByRole('switch', { name: 'Ready to eat' });
  fillInNew('Chicken soup');
  await user.selectOptions(newForm().getByLabelText('Section'), 'Soup and Chili');
  expect(ready()).toBeNull();
  await user.selectOptions(newForm().getByLabelText('Section'), 'Monthly Menu');
  expect(ready()).toHaveAccessibleDescription('If it isn’t, guests read “Raw: 8 hours on LOW”.');
  await user.click(newForm().getByRole('switch', { name: 'Ready to eat' }));
  await user.click(button('Add Item'));
  expect(documents.get('new-1')).toMatchObject({ isReady: true });
  await user.click(button('Edit CHICKEN SOUP'));
  const edited = editForm('CHICKEN SOUP').getByRole('switch', { name: 'Ready to eat' });
  expect(edited).toBeChecked();
  await user.click(edited);
  await user.click(button('Save'));
  expect(documents.get('new-1')).toMatchObject({ isReady: false });
});

it('servings that only some sizes have are said at once, and are no obstacle', async () => {
  const { user, writes } = await openEditor();
  fillInNew('Chicken soup');
  fill(size(newForm(), 2).getByLabelText('Price'), '20');
  await user.click(button('Add servings'));
  expect(newForm().queryByText(/^Without servings/)).toBeNull();
  fill(size(newForm(), 1).getByLabelText('Feeds'), '3-4');
  expect(newForm().getByText('Without servings: Large.')).toBeVisible();
  await user.click(button('Add Item'));
  expect(writes).toHaveLength(1);
});

it('on a phone, “Add a dish” opens the form at its first field; “Cancel” and a saved item close and clear it, and it stays open while it contains text', async () => {
  const { user } = await openEditor();
  const opener = () => button('Add a dish');
  expect(opener()).toHaveAttribute('aria-expanded', 'false');
  await user.click(opener());
  expect(opener()).toHaveAttribute('aria-expanded', 'true');
  expect(name()).toHaveFocus();
  fill(name(), 'Chili');
  await user.click(button('Cancel the new item'));
  expect(name()).toHaveValue('');
  expect(opener()).toHaveAttribute('aria-expanded', 'false');
  expect(opener()).toHaveFocus();
  await user.click(opener());
  fillInNew('Soup');
  await user.click(button('Add Item'));
  expect(opener()).toHaveAttribute('aria-expanded', 'false');
  fill(name(), 'Stew');
  for (const path of ['/instructions', '/menu-editor'])
    await act(async () => {
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate'));
    });
  expect(opener()).toHaveAttribute('aria-expanded', 'true');
});

it('a new item starts with the sizes “Small” and “Large”; an incomplete one is not stored, and each problem is shown beside its field [186] [188] [189]', async () => {
  const { user, writes } = await openEditor();
  expect(newForm().getAllByLabelText('Size')).toMatchObject([
    { value: 'Small' },
    { value: 'Large' },
  ]);
  await user.click(button('Add Item'));
  expect(writes).toEqual([]);
  expect(name()).toHaveFocus();
  for (const [field, message] of [
    [name(), 'Enter a name.'],
    [newForm().getByLabelText('Description'), 'Enter a description.'],
    [size(newForm(), 1).getByLabelText('Price'), 'Enter a price for at least one size.'],
  ] as const) {
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(expect.stringContaining(message));
  }
  fill(name(), 'Soup');
  expect(name()).toBeValid();
  await user.click(button('Add Item'));
  expect(newForm().getByLabelText('Description')).toHaveFocus();
});

it('an item can have from one to ten sizes, and the focus stays among them', async () => {
  const { user, writes } = await openEditor();
  fillInNew('Soup');
  for (let place = 3; place <= 10; place += 1) {
    await user.click(formButton('Add a size'));
    expect(size(newForm(), place).getByLabelText('Size')).toHaveFocus();
  }
  expect(newForm().queryByRole('button', { name: 'Add a size' })).not.toBeInTheDocument();
  fill(size(newForm(), 10).getByLabelText('Size'), 'Tub');
  fill(size(newForm(), 10).getByLabelText('Price'), '50');
  await user.click(button('Add Item'));
  expect(writes[0]?.[2]).toMatchObject({ sizes: [{ label: 'Small' }, { label: 'Tub' }] });
  await user.click(formButton('Remove size 1'));
  expect(size(newForm(), 1).getByLabelText('Size')).toHaveValue('Large');
  expect(newForm().getByText('Sizes').parentElement).toHaveFocus();
  expect(newForm().queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
});

it('a double click on the X of a size removes that size, and not the next one as well', async () => {
  const { user } = await openEditor();
  await user.click(formButton('Add a size'));
  await user.click(formButton('Remove size 1'));
  // The next row has come to the place of the first.
  fireEvent.click(formButton('Remove size 1'), { detail: 2 });
  expect(size(newForm(), 1).getByLabelText('Size')).toHaveValue('Large');
});

it('an item can be in any section and have flavors to choose from; the list shows both', async () => {
  const { user, documents } = await openEditor();
  expect(newForm().getByLabelText('Section')).toHaveDisplayValue('Monthly Menu');
  fillInNew('Apple pie');
  await user.selectOptions(newForm().getByLabelText('Section'), 'Desserts');
  fill(newForm().getByLabelText('Flavors'), ` Cinnamon,, plain ,PLAIN، ${'x'.repeat(41)}`);
  await user.click(button('Add Item'));
  expect(newForm().getByLabelText('Flavors')).toHaveAccessibleDescription(/at most 40 characters/);
  expect(newForm().getByLabelText('Flavors')).toHaveFocus();
  fill(newForm().getByLabelText('Flavors'), ' Cinnamon,, plain ,PLAIN');
  await user.click(button('Add Item'));
  const stored = { section: 'desserts', flavors: ['Cinnamon', 'plain'] };
  expect(documents.get('new-1')).toMatchObject(stored);
  expect(item('APPLE PIE').getByText('In Desserts')).toBeVisible();
  expect(item('APPLE PIE').getByText('Flavors: Cinnamon, plain')).toBeVisible();
  await user.click(button('Edit APPLE PIE'));
  await user.selectOptions(editForm('APPLE PIE').getByLabelText('Section'), 'Monthly Menu');
  await user.click(button('Save'));
  expect(documents.get('new-1')).toMatchObject({ ...stored, section: 'monthly' });
  expect(item('APPLE PIE').queryByText('In Desserts')).toBeNull();
});
