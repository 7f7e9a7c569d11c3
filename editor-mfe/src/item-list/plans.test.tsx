import type { StoredDocument } from '@simmer/shared/firebase';
import { fill } from '@simmer/shared/testing/fill';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { pie, stew } from '../testing/dishes';
import { NO_ANSWER, UNREACHABLE } from '../testing/fake-database';
import { button, editForm, fillInNew, item, newForm, openEditor } from '../testing/open-editor';

const DECEMBER = { from: '2025-12-01', until: '2025-12-31' };
const last = { id: 'a', data: { ...Object(stew.data), ...DECEMBER, weekdays: [5] } };
const tart = { id: 'c', data: { ...last.data, name: 'TART' } };
const fridays = { id: 'b', data: { ...Object(pie.data), weekdays: [5] } };
const danish = { id: 'Danish', data: { fixed: true, from: '2026-12-01' } };

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(new Date('2026-11-30T12:00:00').getTime());
});

describe('a dish that guests see only on some days', () => {
  it('is planned in the form of a new dish, whose closed group says the days in words', async () => {
    const { user, documents } = await openEditor();
    fillInNew('Lobster');
    expect(newForm().getByLabelText('From')).not.toBeVisible();
    await user.click(newForm().getByText('Every day'));
    fill(newForm().getByLabelText('From'), '2026-12-01');
    await user.click(newForm().getByLabelText('Friday'));
    expect(newForm().getByText('Fridays from Tue, Dec 1')).toBeVisible();
    await user.click(button('Add Item'));
    expect(documents.get('new-1')).toMatchObject({ from: '2026-12-01', weekdays: [5] });
    expect(documents.get('new-1')).not.toHaveProperty('until');
    expect(item('LOBSTER').getByText('Fridays from Tue, Dec 1')).toBeVisible();
  });

  it('is not said to be on the menu as long as guests do not see it: a new one, one that is no longer hidden, one that was put back', async () => {
    const hidden = { ...last, data: { ...last.data, hidden: true } };
    const { user } = await openEditor({ documents: [hidden, fridays] });
    fillInNew('Lobster');
    await user.click(newForm().getByText('Every day'));
    fill(newForm().getByLabelText('From'), '2026-12-01');
    await user.click(button('Add Item'));
    const days = 'Guests don’t see it today. Its days: ';
    expect(screen.getByText(`LOBSTER was added. ${days}From Tue, Dec 1.`)).toBeVisible();

    await user.click(screen.getByText('Removed dishes and former prices'));
    await user.click(button('Delete STEW'));
    await user.click(button('Delete'));
    await user.click(await screen.findByRole('button', { name: /^Put back: STEW/ }));
    expect(
      screen.getByText('STEW was put back. Guests don’t see it, because it is hidden.'),
    ).toBeVisible();
    await user.click(screen.getByRole('switch', { name: 'Hidden: STEW' }));
    const over = `STEW is no longer hidden. ${days}Fridays from`;
    expect(screen.getByText((text) => text.startsWith(over))).toBeInTheDocument();
  });

  it('is shown every day again when its days are taken back, which are stored as empty', async () => {
    const { user, writes } = await openEditor({ documents: [last] });
    await user.click(button('Edit STEW'));
    await user.click(editForm('STEW').getByText(/^Fridays from/));
    for (const label of ['From', 'Until']) fill(editForm('STEW').getByLabelText(label), '');
    await user.click(editForm('STEW').getByLabelText('Friday'));
    await user.click(button('Save'));
    expect(writes).toEqual([['change', 'a', { from: '', until: '', weekdays: [] }]]);
  });

  it('is not saved with a last day before its first, or half a date; the field says why', async () => {
    const { user, writes } = await openEditor({ documents: [last] });
    await user.click(button('Edit STEW'));
    const summary = () => editForm('STEW').getByText(/^Fridays/);
    const until = () => editForm('STEW').getByLabelText('Until');
    await user.click(summary());
    fill(until(), '2025-11-30');
    await user.click(summary());
    await user.click(button('Save'));
    expect(until()).toHaveFocus();
    expect(until()).toHaveAccessibleDescription(/^This is before the first day/);
    fill(until(), '');
    Object.defineProperty(until(), 'validity', { value: { badInput: true } });
    await user.click(button('Save'));
    expect(until()).toHaveFocus();
    expect(until()).toHaveAccessibleDescription(/isn’t complete/);
    expect(writes).toEqual([]);
  });

  it('shows what somebody else has set for its days before it is saved over', async () => {
    const { user, documents } = await openEditor({ documents: [fridays] });
    await user.click(button('Edit PIE'));
    await user.click(editForm('PIE').getByText('Fridays'));
    await user.click(editForm('PIE').getByLabelText('Saturday'));
    fill(editForm('PIE').getByLabelText('From'), '2026-12-01');
    documents.set('b', { ...fridays.data, weekdays: [0], from: '2026-12-08' });
    await user.click(button('Save'));
    expect(editForm('PIE').getByText('Sundays')).toBeVisible();
    expect(editForm('PIE').getByText('Tue, Dec 8')).toBeVisible();
  });

  it('is below the others once its last day is over, without a place, and takes part again with a later day, which keeps the focus', async () => {
    const { user, documents } = await openEditor({ documents: [last, fridays] });
    const group = screen.getByText('Dishes that are over').closest('details')!;
    expect(within(group).getByRole('article', { name: 'STEW' })).toBeVisible();
    expect(within(group).queryByRole('article', { name: 'PIE' })).not.toBeInTheDocument();
    expect(item('STEW').queryByRole('combobox')).not.toBeInTheDocument();
    const places = item('PIE').getByRole('combobox', { name: 'Place of PIE' });
    expect(within(places).getAllByRole('option')).toHaveLength(1);
    await user.click(button('Delete STEW'));
    await user.click(button('Delete'));
    await user.click(button('Undo'));
    expect(documents.get('a')).toEqual(last.data);
    expect(screen.queryByText(/^Not \w+: /)).not.toBeInTheDocument();
    await user.click(button('Edit STEW'));
    await user.click(editForm('STEW').getByText(/^Fridays from/));
    fill(editForm('STEW').getByLabelText('Until'), '2026-12-31');
    await user.click(button('Save'));
    expect(group).not.toBeInTheDocument();
    expect(button('Edit STEW')).toHaveFocus();
    expect(item('STEW').getByRole('combobox')).toBeVisible();
  });

  it('leaves its place when its last day ends while the page is open, so that the others have the places that are shown', async () => {
    const today = { ...last, data: { ...Object(stew.data), until: '2026-11-30' } };
    const { user } = await openEditor({ documents: [today, { ...tart, data: pie.data }, fridays] });
    expect(item('STEW').getByRole('combobox')).toBeVisible();
    jest.spyOn(Date, 'now').mockReturnValue(new Date('2026-12-01T12:00:00').getTime());
    fireEvent(document, new Event('visibilitychange'));
    expect(item('STEW').queryByRole('combobox')).toBeNull();
    const [place] = screen.getAllByRole('combobox', { name: 'Place of PIE' });
    await user.selectOptions(place!, '2');
    expect(screen.getByText('PIE is now number 2 of 2.')).toBeInTheDocument();
  });

  it('is folded away with others whose last day is over when they are many', async () => {
    const over = ['a', 'b', 'c', 'd'].map((id) => ({ ...last, id }));
    const { user } = await openEditor({ documents: over });
    expect(screen.queryByRole('article', { name: 'STEW' })).not.toBeInTheDocument();
    await user.click(screen.getByText('Dishes that are over'));
    expect(await screen.findAllByRole('article', { name: 'STEW' })).toHaveLength(4);
  });

  it('is deleted together with all others whose last day is over, in one write, whose answer may be lost; Undo puts all of them back', async () => {
    const { user, documents, writes, loseAnswers, recover } = await openEditor({
      documents: [last, fridays, tart],
    });
    loseAnswers(NO_ANSWER);
    await user.click(button('Delete all 2 dishes'));
    await user.click(button('Delete'));
    expect(screen.getByText('2 dishes were deleted.').closest('li')).toHaveFocus();
    expect([...documents.keys()].sort()).toEqual(['!order', 'b']);
    expect(writes).toHaveLength(1);
    recover();
    await user.click(button('Undo'));
    expect(documents.get('a')).toEqual(last.data);
    expect(documents.get('c')).toEqual(tart.data);
    expect(screen.queryByText(/^Not \w+: /)).not.toBeInTheDocument();
  });

  it('stays when somebody gives one of those that are deleted together a later day meanwhile', async () => {
    const { user, documents, writes } = await openEditor({ documents: [last, tart] });
    await user.click(button('Delete all 2 dishes'));
    documents.set('c', { ...tart.data, until: '2026-12-31' });
    await user.click(button('Delete'));
    expect(screen.getByText(/^Not deleted: someone else has made a change/)).toBeVisible();
    expect(item('TART').getByRole('combobox')).toBeVisible();
    expect(writes).toEqual([]);
  });

  it('says in its list when guests see it, and shows the menu of that day as a guest', async () => {
    const { user } = await openEditor({ documents: [last, fridays, danish] });
    expect(item('STEW').getByText('Over')).toBeVisible();
    expect(item('STEW').queryByRole('link')).toBeNull();
    expect(item('PIE').getByText('Not today')).toBeVisible();
    expect(item('PIE').getByText('Fridays')).toBeVisible();
    await user.click(screen.getByText(/· 1 not today$/));
    expect(item('Danish').getByText('From Tue, Dec 1')).toBeVisible();
    expect(item('Danish').getByRole('link')).toHaveAttribute('href', '/?day=2026-12-01#menu');
    await user.click(item('PIE').getByRole('link', { name: 'See it as a guest on Fri, Dec 4' }));
    expect(window.location.search).toBe('?day=2026-12-04');
  });
});

describe('several dishes planned at once', () => {
  const form = () => within(screen.getByRole('form', { name: 'Plan several dishes at once' }));

  const checkbox = (name: string | RegExp) => form().getByRole('checkbox', { name });
  const press = (name: string) => form().getByRole('button', { name });

  async function openForm(...documents: StoredDocument[]) {
    const opened = await openEditor({ documents });
    await opened.user.click(screen.getByRole('heading', { name: 'Plan several dishes at once' }));
    return opened;
  }

  async function planBoth() {
    const opened = await openForm(last, fridays);
    const { user } = opened;
    for (const name of [/^STEW/, /^PIE/]) await user.click(checkbox(name));
    fill(form().getByLabelText('From'), '2026-12-01');
    fill(form().getByLabelText('Until'), '2026-12-31');
    return { ...opened, save: () => user.click(press('Save for 2 dishes')) };
  }

  it('are named before they are saved if guests see them today and would no longer, or if they stay hidden', async () => {
    const hidden = { id: 'h', data: { ...Object(stew.data), name: 'TART', hidden: true } };
    const { user } = await openForm(stew, fridays, hidden);
    expect(screen.getByText('Guests see 18 of 20 today')).toBeVisible();
    for (const name of [/^STEW/, /^PIE/]) await user.click(checkbox(name));
    expect(form().queryByText(/no longer once you save/)).not.toBeInTheDocument();
    fill(form().getByLabelText('From'), '2026-12-01');
    expect(
      form().getByText('Guests see these today, and no longer once you save: STEW.'),
    ).toBeVisible();
    await user.click(checkbox('TART'));
    expect(form().getByText('These stay hidden from guests on all days: TART.')).toBeVisible();
  });

  it('get their days in one write, keep their weekdays, and are as before with a tap', async () => {
    const { user, writes, documents, save } = await planBoth();
    await save();
    expect(form().getByText('2 dishes planned: From Tue, Dec 1 to Thu, Dec 31.')).toBeVisible();
    const now = { from: '2026-12-01', until: '2026-12-31', weekdays: [5] };
    for (const id of ['a', 'b']) expect(documents.get(id)).toMatchObject(now);
    expect(form().getByRole('link')).toHaveAttribute('href', '/?day=2026-12-04#menu');
    await user.click(press('Undo'));
    expect(documents.get('a')).toEqual(last.data);
    expect(documents.get('b')).toEqual({ ...fridays.data, from: '', until: '' });
    expect(writes).toHaveLength(2);
  });

  it('may be those of the configuration, for the same days of the week', async () => {
    const { user, documents } = await openForm(last);
    await user.click(form().getByText('Dishes that are always on the menu'));
    for (const name of ['Danish', /^STEW/]) await user.click(checkbox(name));
    await user.click(form().getByRole('switch', { name: /days of the week/ }));
    await user.click(checkbox('Monday'));
    await user.click(press('Save for 2 dishes'));
    expect(form().getByText('2 dishes planned: Mondays.')).toBeVisible();
    const now = { from: '', until: '', weekdays: [1] };
    expect(documents.get('Danish')).toEqual({ fixed: true, ...now });
    expect(documents.get('a')).toEqual({ ...last.data, ...now });
  });

  it('stay as they are when somebody else has planned or deleted one meanwhile, and what was chosen stays', async () => {
    const { documents, save } = await planBoth();
    const theirs = { ...fridays.data, from: '2026-12-08' };
    documents.set('b', theirs);
    await save();
    expect(form().getByText(/^Not saved: someone else has made a change/)).toBeVisible();
    expect(documents.get('a')).toEqual(last.data);
    documents.delete('b');
    await save();
    expect(documents.has('b')).toBe(false);
    expect(documents.get('a')).toEqual(last.data);
    expect(form().getByLabelText('From')).toHaveValue('2026-12-01');
  });

  it('are not saved with a last day before the first', async () => {
    const { writes, save } = await planBoth();
    fill(form().getByLabelText('Until'), '2026-11-30');
    await save();
    expect(form().getByLabelText('Until')).toHaveFocus();
    expect(form().getByLabelText('Until')).toHaveAccessibleDescription(/before the first day/);
    fill(form().getByLabelText('Until'), '2026-12-02');
    await save();
    // One of the dishes is for Fridays only.
    expect(form().getByLabelText('Until')).toHaveAccessibleDescription(/^None of the chosen days/);
    expect(writes).toEqual([]);
  });

  it('bring back last December’s dishes as copies, with their prices, words and photos; the former ones stay as they were', async () => {
    const pictured = { ...last, data: { ...last.data, picture: '#aa0000', hidden: true } };
    const photo = { type: 'image/webp', base64: 'AAAA' } as const;
    const { user, documents, photos, writes, limits } = await openForm(pictured, fridays);
    photos.set('a', photo);
    await user.click(press('Copy December 2025 to December 2026'));
    expect(form().getByLabelText('From')).toHaveValue('2026-12-01');
    expect(form().getByLabelText('Until')).toHaveValue('2026-12-31');
    expect(checkbox(/^STEW/)).toBeChecked();
    expect(checkbox('PIE · Fridays')).not.toBeChecked();
    expect(form().queryByRole('checkbox', { name: 'Danish' })).toBeNull();
    expect(form().getByText(/Guests will see these copies.*: STEW\.$/)).toBeVisible();
    await user.click(press('Add copies of 1 dish'));
    expect(form().getByText('1 dish copied: From Tue, Dec 1 to Thu, Dec 31.')).toBeVisible();
    expect(documents.get('a')).toEqual(pictured.data);
    const { hidden: _hidden, ...shown } = pictured.data;
    const copy = { ...shown, from: '2026-12-01', until: '2026-12-31' };
    expect(documents.get('new-1')).toEqual(copy);
    expect(photos.get('new-1')).toEqual(photo);
    expect(limits.copyLimits).toHaveBeenCalledWith({ a: 'new-1' });
    await user.click(press('Undo'));
    expect(documents.has('new-1')).toBe(false);
    expect(limits.dropLimits).toHaveBeenCalledWith(['new-1']);
    expect(writes).toHaveLength(2);
  });

  it('are not copied as long as it is not certain that their limits count for the copies as well', async () => {
    const { user, documents, limits } = await openForm(last);
    limits.copyLimits.mockRejectedValueOnce(UNREACHABLE);
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await user.click(press('Copy December 2025 to December 2026'));
    await user.click(press('Add copies of 1 dish'));
    expect(form().getByText(/^Not saved: /)).toBeVisible();
    expect([...documents.keys()]).toEqual(['a']);
    await user.click(press('Add copies of 1 dish'));
    expect(documents.has('new-1')).toBe(true);
  });

  it('are copied once, although the answer to the first attempt was lost and the page was loaded again before the next', async () => {
    const opened = await openEditor({ documents: [last], accountId: () => 'olive' });
    await opened.user.click(screen.getByRole('heading', { name: 'Plan several dishes at once' }));
    await opened.user.click(press('Copy December 2025 to December 2026'));
    opened.fail(NO_ANSWER);
    await opened.user.click(press('Add copies of 1 dish'));
    expect(form().getByText(/^Not saved: /)).toBeVisible();
    cleanup();
    const arrived = { ...last.data, from: '2026-12-01', until: '2026-12-31' };
    const { user, documents } = await openEditor({
      documents: [last, { id: 'new-1', data: arrived }],
      accountId: () => 'olive',
    });
    await user.click(press('Add copies of 1 dish'));
    expect(form().getByText(/^1 dish copied/)).toBeVisible();
    expect([...documents.keys()].sort()).toEqual(['!order', 'a', 'new-1']);
  });
});
