import { NO_RULES } from '@simmer/shared/ordering';
import { fill } from '@simmer/shared/testing/fill';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { NO_ANSWER, REFUSED, UNREACHABLE } from '../testing/fake-database';
import { button, openEditor } from '../testing/open-editor';
import { warnBeforeUnload } from '../editor/page-editor';

const STORED = {
  ...{ leadDays: 2, lastTime: '18:00', weekdays: [2, 5], closedDates: ['2026-12-24'] },
  ...{ paused: false, pauseText: 'See you soon!', deliveryArea: 'Springfield' },
  times: ['Noon', 'Evening'],
};
const AREA = 'Where you deliver';
const SAVED = 'Saved. New orders follow these settings.';

const section = () => within(screen.getByRole('region', { name: 'Ordering' }));
const pauseSwitch = () => section().getByRole('switch', { name: 'Taking orders' });
const field = (label: string) => section().getByLabelText(label);

async function openOrdering(ordering?: object) {
  const editor = await openEditor({ ...(ordering && { ordering }) });
  await editor.user.click(button('Edit settings'));
  const save = () => editor.user.click(button('Save settings'));
  /** The settings are read, and writing them fails. */
  const saveInVain = async (error: unknown) => {
    editor.hold();
    await save();
    editor.fail(error);
    await editor.answer();
    editor.recover();
  };
  return { ...editor, save, saveInVain };
}

describe('the switch “Taking orders”', () => {
  it('pauses the shop at once, says what guests read, and ends the pause; what another manager has changed meanwhile stays', async () => {
    const { user, settings } = await openEditor({ ordering: STORED });
    const theirs = { ...STORED, leadDays: 5 };
    settings.stored = theirs;
    await user.click(pauseSwitch());
    expect(settings.stored).toEqual({ ...theirs, paused: true });
    expect(pauseSwitch()).not.toBeChecked();
    expect(section().getByText('Paused. Guests see: “See you soon!”')).toBeVisible();
    expect(section().getByText(/order 5 days ahead/)).toBeVisible();
    await user.click(pauseSwitch());
    expect(settings.stored).toEqual(theirs);
    expect(pauseSwitch()).toBeChecked();
    expect(section().queryByText(/^Paused/)).not.toBeInTheDocument();
  });

  it('changes only when it is stored, is sent once, and a save in the form waits for it', async () => {
    const { user, settings, hold, answer, writes, save } = await openOrdering(STORED);
    hold();
    await user.click(pauseSwitch());
    await user.click(pauseSwitch());
    expect(pauseSwitch()).toBeChecked();
    expect(pauseSwitch()).toHaveTextContent('Saving…');
    fill(field(AREA), 'Shelbyville');
    await save();
    await answer();
    expect(writes).toHaveLength(2);
    expect(settings.stored).toEqual({ ...STORED, paused: true, deliveryArea: 'Shelbyville' });
  });

  it('stays as it was when that fails, and says so', async () => {
    const { user, fail, recover, settings } = await openEditor({ ordering: STORED });
    fail(UNREACHABLE);
    await user.click(pauseSwitch());
    expect(screen.getByRole('alert')).toHaveTextContent(/^Not saved: we can’t reach the server/);
    expect(pauseSwitch()).toBeChecked();
    expect(settings.stored).toEqual(STORED);
    recover();
    await user.click(pauseSwitch());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(pauseSwitch()).not.toBeChecked();
  });
});

it('what is set stands in one line, and in the fields', async () => {
  await openOrdering(STORED);
  expect(
    section().getByText(/^Tue, Fri · order 2 days ahead · cutoff 6:00\sPM · 1 closed date$/),
  ).toBeVisible();
  for (const [label, value] of [
    ['Message to guests during a pause', 'See you soon!'],
    ['Days ahead', '2'],
    ['Order cutoff time', '18:00'],
    ['Closed date 1', '2026-12-24'],
    [AREA, 'Springfield'],
    ['Times to suggest', 'Noon\nEvening'],
  ] as const)
    expect(field(label)).toHaveValue(value);
  expect(field('Friday')).toBeChecked();
  expect(field('Monday')).not.toBeChecked();
});

it('a shop that has set nothing takes orders every day; what a manager types is stored, trimmed and in order', async () => {
  const { user, settings, save } = await openOrdering();
  expect(pauseSwitch()).toBeChecked();
  expect(section().getByText('Every day · same-day orders allowed')).toBeVisible();
  fill(field('Message to guests during a pause'), ' Back on Monday! ');
  await user.click(field('Sunday'));
  fill(field('Days ahead'), '3');
  fireEvent.change(field('Order cutoff time'), { target: { value: '17:30' } });
  fill(field(AREA), 'Around the corner');
  fill(field('Times to suggest'), 'Noon\n\n Evening ');
  for (const value of ['2026-12-25', '2026-12-24', '', '2026-12-31']) {
    await user.click(button('Add a closed date'));
    const last = section()
      .getAllByLabelText(/^Closed date/)
      .at(-1)!;
    expect(last).toHaveFocus();
    if (value) fireEvent.change(last, { target: { value } });
  }
  await user.click(button('Remove closed date 4'));
  expect(section().getByText('Closed dates')).toHaveFocus();
  await save();
  expect(settings.stored).toEqual({
    ...{ leadDays: 3, lastTime: '17:30', weekdays: [1, 2, 3, 4, 5, 6] },
    ...{ closedDates: ['2026-12-24', '2026-12-25'], times: ['Noon', 'Evening'] },
    ...{ paused: false, pauseText: 'Back on Monday!', deliveryArea: 'Around the corner' },
  });
  expect(section().getByText(SAVED)).toBeVisible();
  expect(section().getByText(/^Mon, Tue/)).toBeVisible();
  expect(section().queryByRole('form')).not.toBeInTheDocument();
});

describe('a mistake is said at its field, which gets the focus, and nothing is stored', () => {
  it.each([
    ['Days ahead', '1.5', /whole number of days, from 0 to 30/],
    ['Days ahead', '31', /whole number of days, from 0 to 30/],
    ['Message to guests during a pause', 'x'.repeat(161), /at most 160 characters. You have 161/],
    [AREA, 'x'.repeat(201), /at most 200 characters. You have 201/],
    ['Times to suggest', 'x'.repeat(41), /is longer than 40 characters/],
    ['Times to suggest', 'a\n'.repeat(9), /at most 8 lines. You have 9/],
  ])('%s', async (label, text, message) => {
    const { save, writes } = await openOrdering();
    fireEvent.change(field(label), { target: { value: text } });
    expect(field(label)).toBeValid();
    await save();
    expect(field(label)).toHaveAccessibleDescription(message);
    expect(field(label)).toBeInvalid();
    expect(field(label)).toHaveFocus();
    expect(writes).toEqual([]);
  });

  it('no day of the week', async () => {
    const { user, save, writes } = await openOrdering({ ...STORED, weekdays: [5] });
    await user.click(field('Friday'));
    await save();
    expect(field('Sunday')).toHaveFocus();
    expect(field('Sunday')).toHaveAccessibleDescription('Choose at least one day.');
    expect(writes).toEqual([]);
  });

  it.each(['Order cutoff time', 'Closed date 1'])('half a value in “%s”', async (label) => {
    const { user, save, writes } = await openOrdering(STORED);
    const setBadInput = (badInput: boolean) =>
      Object.defineProperty(field(label), 'validity', { value: { badInput }, configurable: true });
    setBadInput(true);
    await save();
    expect(field(label)).toHaveFocus();
    expect(field(label)).toHaveAccessibleDescription(/isn’t complete/);
    expect(writes).toEqual([]);
    setBadInput(false);
    await user.tab();
    expect(field(label)).toBeValid();
  });
});

describe('settings that cannot be stored', () => {
  it('stay in the form, which says why and that nothing is lost', async () => {
    const { settings, save, saveInVain } = await openOrdering();
    fill(field(AREA), 'Springfield');
    await saveInVain(REFUSED);
    expect(screen.getByRole('alert')).toHaveTextContent(/no longer be logged in as a manager/);
    expect(screen.getByRole('alert').parentElement).toHaveFocus();
    expect(field(AREA)).toHaveValue('Springfield');
    await save();
    expect(settings.stored).toEqual({ ...NO_RULES, deliveryArea: 'Springfield' });
  });

  it('may have arrived all the same: after Cancel, the line says what is stored', async () => {
    const { user, settings, saveInVain } = await openOrdering();
    fill(field('Days ahead'), '3');
    await saveInVain(NO_ANSWER);
    settings.stored = { ...NO_RULES, leadDays: 3 };
    await user.click(button('Cancel'));
    expect(section().getByText(/order 3 days ahead/)).toBeVisible();
  });

  it('are sent once, however often the button is pressed', async () => {
    const { hold, answer, writes, editor, save } = await openOrdering();
    hold();
    await save();
    expect(button('Saving…')).toBeDisabled();
    await act(() => editor.ordering.save(new Set()));
    await answer();
    expect(writes).toHaveLength(1);
    expect(section().getByText(SAVED)).toBeVisible();
  });
});

describe('settings that another manager has changed since the editor was opened', () => {
  it('are what the form opens with, and stay: only the fields that were changed are stored', async () => {
    const { user, settings } = await openEditor();
    settings.stored = { ...NO_RULES, paused: true, leadDays: 2, deliveryArea: 'Shelbyville' };
    await user.click(button('Edit settings'));
    expect(field('Days ahead')).toHaveValue('2');
    fill(field(AREA), 'Springfield');
    settings.stored = { ...NO_RULES, paused: true, leadDays: 3 };
    await user.click(button('Save settings'));
    expect(settings.stored).toEqual({
      ...NO_RULES,
      paused: true,
      leadDays: 3,
      deliveryArea: 'Springfield',
    });
    expect(section().getByText('Saved. Ordering is still paused.')).toBeVisible();
  });

  it('that could not be read are not replaced', async () => {
    const { fail, recover, settings, writes, save } = await openOrdering();
    fill(field(AREA), 'Springfield');
    settings.stored = { ...NO_RULES, paused: true };
    fail(UNREACHABLE);
    await save();
    const alert = section().getByRole('alert');
    expect(alert).toHaveTextContent(/^Not saved: we can’t reach the server/);
    expect(alert.parentElement).toHaveFocus();
    expect(writes).toEqual([]);
    recover();
    await save();
    expect(settings.stored).toEqual({ ...NO_RULES, paused: true, deliveryArea: 'Springfield' });
  });

  it('leave what is typed back after a save without an answer', async () => {
    const { user, settings, save, saveInVain } = await openOrdering();
    await user.click(field('Friday'));
    await saveInVain(NO_ANSWER);
    settings.stored = { ...NO_RULES, weekdays: [0, 1, 2, 3, 4, 6], leadDays: 2 };
    await user.click(field('Friday'));
    expect(field('Friday')).toBeChecked();
    await save();
    expect(settings.stored).toEqual({ ...NO_RULES, leadDays: 2 });
  });
});

it('settings that cannot be read are not offered for a change, which would replace them', async () => {
  const { user, fail } = await openEditor({ ordering: STORED });
  fail(UNREACHABLE);
  await user.click(button('Edit settings'));
  expect(section().queryByRole('form')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Ordering' })).toHaveFocus();
  expect(section().getByText('We can’t load these settings right now.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Edit settings' })).not.toBeInTheDocument();
});

describe('leaving with unsaved settings', () => {
  it('asks first, and discards them after a yes', async () => {
    const { user, editor } = await openOrdering();
    await user.click(field('Friday'));
    await user.click(screen.getByRole('link', { name: 'Instructions' }));
    expect(screen.getByRole('dialog')).toHaveTextContent('Your changes aren’t saved yet.');
    await user.click(button('Leave without saving'));
    expect(screen.getByText('another page')).toBeVisible();
    expect(editor.ordering.get().form).toBeNull();
  });

  it('makes the browser ask before the page is closed, until they are saved or cancelled', async () => {
    const { user, editor } = await openOrdering();
    warnBeforeUnload(editor);
    const isHeld = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await user.click(button('Add a closed date'));
    expect(isHeld()).toBe(false);
    await user.click(field('Friday'));
    expect(isHeld()).toBe(true);
    await user.click(button('Cancel'));
    expect(isHeld()).toBe(false);
    expect(screen.getByRole('heading', { name: 'Ordering' })).toHaveFocus();
  });
});
