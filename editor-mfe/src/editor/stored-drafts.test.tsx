import { fill } from '@simmer/shared/testing/fill';
import { act, cleanup, screen, within } from '@testing-library/react';
import type { StoredDocument } from '@simmer/shared/firebase';
import { pie, stew } from '../testing/dishes';
import { NO_ANSWER } from '../testing/fake-database';
import { button, editForm, fillInNew, newForm, openEditor, size } from '../testing/open-editor';

const NOTICE = /^What you typed is still here, but not saved yet/;
const AREA = 'Where you deliver';
const name = () => newForm().getByLabelText('Name');
const several = (title: string) => within(screen.getByRole('form', { name: title }));
const plans = () => several('Plan several dishes at once');
const prices = () => several('Change all prices');

let account: string | undefined;

async function open(documents: readonly StoredDocument[] = [stew, pie]) {
  cleanup();
  return openEditor({ documents, accountId: () => account });
}

async function typeEverywhere() {
  const opened = await open();
  const { user } = opened;
  fill(name(), 'Half a recipe');
  fill(size(newForm(), 2).getByLabelText('Price'), '٣٢');
  await user.click(newForm().getByRole('checkbox', { name: 'Vegan' }));
  await user.selectOptions(newForm().getByLabelText('Section'), 'Soup and Chili');
  fill(newForm().getByLabelText('Flavors'), 'Mild, hot');
  await user.click(button('Edit STEW'));
  fill(editForm('STEW').getByLabelText('Description'), 'Slower.');
  await user.click(button('Edit settings'));
  fill(screen.getByLabelText(AREA), 'Shelbyville');
  const ordering = within(screen.getByRole('form', { name: 'Ordering' }));
  await user.click(ordering.getByLabelText('Sunday'));
  await user.click(newForm().getByText('Every day'));
  fill(newForm().getByLabelText('From'), '2026-12-01');
  await user.click(newForm().getByLabelText('Friday'));
  await user.click(screen.getByText('Plan several dishes at once'));
  await user.click(plans().getByLabelText(/^PIE/));
  fill(plans().getByLabelText('Until'), '2026-12-31');
  await user.click(screen.getByText('Change all prices'));
  fill(prices().getByLabelText('Percent'), '5');
  return opened;
}

beforeEach(() => {
  sessionStorage.clear();
  account = 'olive';
});

describe('what a manager has typed and not saved', () => {
  it('is back in every form after a reload, with a notice', async () => {
    await typeEverywhere();
    const { user, documents, settings } = await open();
    expect(screen.getByText(NOTICE)).toBeVisible();
    expect(name()).toHaveValue('Half a recipe');
    expect(size(newForm(), 2).getByLabelText('Price')).toHaveValue('٣٢');
    expect(newForm().getByRole('checkbox', { name: 'Vegan' })).toBeChecked();
    expect(newForm().getByLabelText('Section')).toHaveDisplayValue('Soup and Chili');
    expect(newForm().getByLabelText('Flavors')).toHaveValue('Mild, hot');
    expect(newForm().getByText(/^Fridays from/)).toBeVisible();
    expect(editForm('STEW').getByLabelText('Description')).toHaveValue('Slower.');
    expect(screen.getByLabelText(AREA)).toHaveValue('Shelbyville');
    expect(plans().getByLabelText(/^PIE/)).toBeChecked();
    expect(plans().getByLabelText('Until')).toHaveValue('2026-12-31');
    expect(prices().getByLabelText('Percent')).toHaveValue('5');
    await user.click(button('Save'));
    await user.click(button('Save settings'));
    expect(documents.get('a')).toEqual({ ...Object(stew.data), description: 'Slower.' });
    const weekdays = [1, 2, 3, 4, 5, 6];
    expect(settings.stored).toMatchObject({ deliveryArea: 'Shelbyville', weekdays });
    await user.click(button('Cancel the new item'));
    await user.click(button('Save for 1 dish'));
    await user.click(button(/^Save \d+ prices$/));
    expect(screen.queryByText(NOTICE)).toBeNull();
    await open();
    expect(name()).toHaveValue('');
    expect(screen.queryByText(NOTICE)).toBeNull();
  });

  it('is a conflict when it is saved over a dish that somebody else has changed meanwhile', async () => {
    await typeEverywhere();
    const theirs = { id: 'a', data: { ...Object(stew.data), description: 'Very slow.' } };
    const { user, documents } = await open([theirs]);
    await user.click(button('Save'));
    expect(screen.getByText(/someone else changed this item/)).toBeVisible();
    expect(editForm('STEW').getByText('Very slow.')).toBeVisible();
    await open([theirs]);
    await user.click(button('Save'));
    expect(editForm('STEW').getByText('Very slow.')).toBeVisible();
    expect(documents.get('a')).toEqual(theirs.data);
  });

  it('is the same new dish after a reload: one that was stored without an answer is not stored twice', async () => {
    const { user, documents, loseAnswers } = await open([]);
    fillInNew('soup');
    loseAnswers(NO_ANSWER);
    await user.click(button('Add Item'));
    const reloaded = await open([...documents].map(([id, data]) => ({ id, data })));
    await reloaded.user.click(button('Add Item'));
    expect(screen.getByText('SOUP is now on the menu.')).toBeVisible();
    expect(reloaded.documents).toEqual(documents);
  });

  it.each<[string, (opened: Awaited<ReturnType<typeof open>>) => void, string]>([
    [
      'is gone after a logout, also from a page that stays open',
      ({ forgetDrafts }) => {
        account = undefined;
        act(() => forgetDrafts?.());
        expect(name()).toHaveValue('');
        expect(screen.queryByRole('form', { name: 'Edit STEW' })).toBeNull();
        expect(screen.queryByLabelText(AREA)).toBeNull();
        expect(prices().getByLabelText('Percent')).toHaveValue('');
        expect(plans().getByLabelText('Until')).toHaveValue('');
      },
      'olive',
    ],
    ['is never shown to another account', () => undefined, 'pepper'],
  ])('%s', async (_what, leave, next) => {
    leave(await typeEverywhere());
    cleanup();
    account = next;
    await open();
    expect(name()).toHaveValue('');
    expect(screen.queryByRole('form', { name: 'Edit STEW' })).toBeNull();
    expect(screen.queryByLabelText(AREA)).toBeNull();
  });
});
