import { fill } from '@simmer/shared/testing/fill';
import { act, screen, within } from '@testing-library/react';
import { button, itemNames, newForm, openEditor, size } from '../testing/open-editor';
import { pie } from '../testing/dishes';

function fillIn(name = 'Chicken soup') {
  fill(newForm().getByLabelText('Name'), name);
  fill(newForm().getByLabelText('Description'), 'Hot.');
  fill(size(newForm(), 1).getByLabelText('Price'), '12,50');
}

describe('the form for a new item', () => {
  it('has name, description and sizes, and starts with “Small” and “Large” without a price [185] [186]', async () => {
    await openEditor();
    expect(newForm().getByLabelText('Name')).toHaveValue('');
    expect(newForm().getByLabelText('Description')).toHaveValue('');
    const rows = newForm().getAllByRole('group', { name: /^Size \d/ });
    expect(
      rows.map((row) => [
        within(row).getByLabelText<HTMLInputElement>('Size').value,
        within(row).getByLabelText<HTMLInputElement>('Price').value,
      ]),
    ).toEqual([
      ['Small', ''],
      ['Large', ''],
    ]);
  });

  it('has a label and a price per size, and “Feeds” only when the manager adds it [187]', async () => {
    const { user, writes } = await openEditor();
    expect(size(newForm(), 1).getAllByRole('textbox')).toHaveLength(2);
    await user.click(newForm().getByRole('button', { name: 'Add servings' }));
    fillIn();
    fill(size(newForm(), 1).getByLabelText('Feeds'), 'feeds 2');
    await user.click(button('Add Item'));
    expect(writes[0]?.[2]).toMatchObject({ sizes: [{ feeds: 'feeds 2' }] });
  });

  it('stores the item with its name in capitals, says so, and is blank again [190]', async () => {
    const { user, writes } = await openEditor({ documents: [pie] });
    fillIn();
    await user.click(button('Add Item'));
    expect(writes).toEqual([
      [
        'add',
        'new-1',
        {
          name: 'CHICKEN SOUP',
          description: 'Hot.',
          sizes: [{ label: 'Small', price: 12.5 }],
        },
      ],
    ]);
    const message = screen.getByText('CHICKEN SOUP is now on the menu.');
    expect(message.parentElement).toHaveFocus();
    expect(itemNames()).toEqual(['PIE', 'CHICKEN SOUP']);
    expect(newForm().getByLabelText('Name')).toHaveValue('');
    expect(size(newForm(), 1).getByLabelText('Price')).toHaveValue('');
    fill(newForm().getByLabelText('Name'), 'N');
    expect(message).not.toBeInTheDocument();
  });
});

describe('on a phone, where the form is closed', () => {
  it('“Add a dish” opens it at its first field, and “Back to the list” closes it', async () => {
    const { user } = await openEditor();
    expect(button('Add a dish')).toHaveAttribute('aria-expanded', 'false');
    await user.click(button('Add a dish'));
    expect(button('Add a dish')).toHaveAttribute('aria-expanded', 'true');
    expect(newForm().getByLabelText('Name')).toHaveFocus();
    await user.click(button('Back to the list'));
    expect(button('Add a dish')).toHaveAttribute('aria-expanded', 'false');
    expect(button('Add a dish')).toHaveFocus();
  });

  it('it closes behind a new item, and is open again where something typed is left', async () => {
    const { user } = await openEditor();
    await user.click(button('Add a dish'));
    fillIn();
    await user.click(button('Add Item'));
    expect(button('Add a dish')).toHaveAttribute('aria-expanded', 'false');
    fill(newForm().getByLabelText('Name'), 'Stew');
    const goTo = (path: string) =>
      act(async () => {
        history.pushState(null, '', path);
        dispatchEvent(new PopStateEvent('popstate'));
      });
    await goTo('/instructions');
    expect(screen.getByText('another page')).toBeVisible();
    await goTo('/menu-editor');
    expect(button('Add a dish')).toHaveAttribute('aria-expanded', 'true');
  });
});

describe('a new item with something missing', () => {
  it('is not stored: each message is beside its field, and the first field has the focus [188] [189]', async () => {
    const { user, writes } = await openEditor();
    await user.click(button('Add Item'));
    expect(writes).toEqual([]);
    expect(newForm().getByLabelText('Name')).toHaveFocus();
    for (const [field, message] of [
      [newForm().getByLabelText('Name'), 'Enter a name.'],
      [newForm().getByLabelText('Description'), 'Enter a description.'],
      [size(newForm(), 1).getByLabelText('Price'), 'Enter a price for at least one size.'],
    ] as const) {
      expect(field).toBeInvalid();
      expect(field).toHaveAccessibleDescription(message);
    }
  });

  it('moves the focus to the first problem on every try, and clears the problems that were fixed', async () => {
    const { user } = await openEditor();
    await user.click(button('Add Item'));
    fill(newForm().getByLabelText('Name'), 'Soup');
    expect(newForm().getByLabelText('Name')).toBeValid();
    await user.click(button('Add Item'));
    expect(newForm().getByLabelText('Description')).toHaveFocus();
  });
});

describe('the sizes of a new item', () => {
  it('can be up to ten, and the focus moves to the new one', async () => {
    const { user, writes } = await openEditor();
    fillIn();
    for (let place = 3; place <= 10; place += 1) {
      await user.click(newForm().getByRole('button', { name: 'Add a size' }));
      expect(size(newForm(), place).getByLabelText('Size')).toHaveFocus();
    }
    expect(newForm().queryByRole('button', { name: 'Add a size' })).not.toBeInTheDocument();
    fill(size(newForm(), 10).getByLabelText('Size'), 'Tub');
    fill(size(newForm(), 10).getByLabelText('Price'), '90');
    await user.click(button('Add Item'));
    expect(writes[0]?.[2]).toMatchObject({ sizes: [{ label: 'Small' }, { label: 'Tub' }] });
  });

  it('can be as few as one, and the focus stays in the sizes', async () => {
    const { user } = await openEditor();
    await user.click(newForm().getByRole('button', { name: 'Remove size 1' }));
    expect(size(newForm(), 1).getByLabelText('Size')).toHaveValue('Large');
    expect(newForm().getByText('Sizes').parentElement).toHaveFocus();
    expect(newForm().queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
  });
});
