import { NO_RULES } from '@simmer/shared/ordering';
import { fill } from '@simmer/shared/testing/fill';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { NO_ANSWER, REFUSED, UNREACHABLE } from '../testing/fake-database';
import { button, openEditor } from '../testing/open-editor';
import { keepDrafts } from '../editor/stored-drafts';

const STORED = {
  ...{
    leadDays: 2,
    lastTime: '18:00',
    changeDays: null,
    weekdays: [2, 5],
    closedDates: ['2026-12-24'],
  },
  ...{ paused: false, pauseText: 'See you soon!', deliveryArea: 'Springfield' },
  times: ['Noon', 'Evening'],
  sharesState: false,
};
const AREA = 'Where you deliver';
const PAUSE_TEXT = 'Message to guests during a pause';

const section = () => within(screen.getByRole('region', { name: 'Ordering' }));
const pauseSwitch = () => section().getByRole('switch', { name: /^Taking orders/ });
const field = (label: string | RegExp) => section().getByLabelText(label);

async function openOrdering(ordering?: object) {
  const editor = await openEditor({ ...(ordering && { ordering }) });
  await editor.user.click(button('Edit settings'));
  const save = () => editor.user.click(button('Save settings'));
  const saveInVain = async (error: unknown) => {
    editor.fail(error);
    await save();
    editor.recover();
  };
  return { ...editor, save, saveInVain };
}

describe('the switch “Taking orders”', () => {
  it('pauses the shop at once, shows what guests read, and ends the pause; changes that another manager made meanwhile stay', async () => {
    const { user, settings } = await openEditor({ ordering: STORED });
    const theirs = { ...STORED, leadDays: 5 };
    settings.stored = theirs;
    await user.click(pauseSwitch());
    expect(settings.stored).toEqual({ ...theirs, paused: true });
    expect(pauseSwitch()).not.toBeChecked();
    expect(pauseSwitch()).toHaveAccessibleName('Taking orders: paused');
    expect(section().getByText('Paused. Guests see: “See you soon!”')).toBeVisible();
    expect(section().getByText(/order 5 days ahead/)).toBeVisible();
    await user.click(pauseSwitch());
    expect(settings.stored).toEqual(theirs);
    expect(pauseSwitch()).toBeChecked();
    expect(section().queryByText(/^Paused/)).not.toBeInTheDocument();
  });

  it('moves only when the change is stored, and a save in the form waits for it; each is sent once', async () => {
    const { user, settings, hold, answer, writes, save, editor } = await openOrdering(STORED);
    hold();
    await user.click(pauseSwitch());
    await user.click(pauseSwitch());
    expect(pauseSwitch()).toBeChecked();
    expect(pauseSwitch()).toHaveTextContent('Saving…');
    fill(field(AREA), 'Shelbyville');
    await save();
    expect(section().getByRole('button', { name: 'Saving…' })).toBeDisabled();
    await act(() => editor.ordering.save(true));
    await answer();
    expect(writes).toHaveLength(2);
    expect(settings.stored).toEqual({ ...STORED, paused: true, deliveryArea: 'Shelbyville' });
  });

  it('stays as it was when storing fails, and says so', async () => {
    const { user, fail, recover } = await openEditor({ ordering: STORED });
    fail(UNREACHABLE);
    await user.click(pauseSwitch());
    expect(screen.getByRole('alert')).toHaveTextContent(/^Not saved: we can’t reach the server/);
    expect(pauseSwitch()).toBeChecked();
    recover();
    await user.click(pauseSwitch());
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(pauseSwitch()).not.toBeChecked();
  });
});

it.each([
  [['2026-12-24'], 'closed Thu Dec 24'],
  [['2026-11-26', '2026-12-24', '2026-12-25'], 'closed Thu Dec 24, Fri Dec 25'],
  [
    ['2026-12-24', '2026-12-25', '2026-12-31', '2027-01-01', '2027-01-02'],
    'closed Thu Dec 24, Fri Dec 25, Thu Dec 31, …',
  ],
])(
  'the settings are summarized in one line, with the next closed dates: %j',
  async (closedDates, text) => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-12-20T12:00Z'));
    await openEditor({ ordering: { ...STORED, closedDates } });
    const line = new RegExp(`^Tue, Fri · order 2 days ahead · cutoff 6:00\\sPM · ${text}$`);
    expect(section().getByText(line)).toBeVisible();
  },
);

it('the form shows the times that guests are offered before anything is set, and saving it unchanged stores nothing', async () => {
  const { save, writes } = await openOrdering();
  expect(field('Times to suggest')).toHaveValue(
    'Any time\nNoon to 2 pm\n4 pm to 6 pm\n6 pm to 8 pm',
  );
  await save();
  expect(writes).toEqual([]);
  expect(section().getByText('Saved. New orders follow these settings.')).toBeVisible();
});

it('a closed date is shown with its weekday', async () => {
  await openOrdering(STORED);
  const label = /^Closed date 1: Thu, Dec 24/;
  expect(field(label)).toHaveValue('2026-12-24');
});

it('a double click on the X of a closed date opens no other one', async () => {
  await openOrdering({ ...STORED, closedDates: ['2026-12-24', '2026-12-31'] });
  fireEvent.click(button('Remove closed date 1'));
  // The next row has come to the place of the first.
  fireEvent.click(button('Remove closed date 1'), { detail: 2 });
  expect(field(/^Closed date 1: Thu, Dec 31/)).toHaveValue('2026-12-31');
});

it('a vacation is typed as its first and last day, stored as its days, and shown as it was typed', async () => {
  const { user, settings, save } = await openOrdering(STORED);
  await user.click(button('Add several days in a row'));
  expect(field(/^Closed date 2/)).toHaveFocus();
  fireEvent.change(field(/^Closed date 2/), { target: { value: '2027-01-02' } });
  const until = field('Until, closed date 2');
  fireEvent.change(until, { target: { value: '2027-01-01' } });
  await save();
  expect(until).toHaveFocus();
  expect(until).toHaveAccessibleDescription(/^This is before the first day/);
  fireEvent.change(until, { target: { value: '2027-01-04' } });
  await save();
  const vacation = ['2027-01-02', '2027-01-03', '2027-01-04'];
  expect(settings.stored).toMatchObject({ closedDates: ['2026-12-24', ...vacation] });
  await user.click(button('Edit settings'));
  expect(field(/^Closed date 2/)).toHaveValue('2027-01-02');
  expect(field('Until, closed date 2')).toHaveValue('2027-01-04');
});

it('a shop without settings takes orders every day; what a manager types is stored once, trimmed and in order', async () => {
  const { user, settings, save } = await openOrdering();
  expect(pauseSwitch()).toBeChecked();
  expect(section().getByText('Every day · same-day orders allowed')).toBeVisible();
  fill(field(PAUSE_TEXT), ' Back on Monday! ');
  await user.click(field('Sunday'));
  fill(field('Days to order ahead'), '3');
  fireEvent.change(field('Order cutoff time'), { target: { value: '17:30' } });
  fill(field('Days before to change or cancel'), '1');
  fill(field(AREA), 'Around the corner');
  fill(field('Times to suggest'), 'Noon\n\n Evening \nNoon');
  for (const value of ['2026-12-25', '2026-12-24', '', '2026-12-31']) {
    await user.click(button('Add a closed date'));
    const last = section()
      .getAllByLabelText(/^Closed date/)
      .at(-1)!;
    expect(last).toHaveFocus();
    if (value) fireEvent.change(last, { target: { value } });
  }
  const sharing = section().getByRole('switch', { name: 'Show guests how far their order is' });
  expect(sharing).not.toBeChecked();
  expect(sharing).toHaveAccessibleDescription(/^When you tap “On it” or “Ready” in the kitchen/);
  await user.click(sharing);
  expect(sharing).toBeChecked();
  await user.click(button('Remove closed date 4'));
  expect(section().getByText('Closed dates')).toHaveFocus();
  await save();
  expect(settings.stored).toEqual({
    ...{ leadDays: 3, lastTime: '17:30', changeDays: 1, weekdays: [1, 2, 3, 4, 5, 6] },
    ...{ closedDates: ['2026-12-24', '2026-12-25'], times: ['Noon', 'Evening'] },
    ...{ paused: false, pauseText: 'Back on Monday!', deliveryArea: 'Around the corner' },
    sharesState: true,
  });
  expect(section().getByText('Saved. New orders follow these settings.')).toBeVisible();
  expect(section().getByText(/^Mon, Tue/)).toBeVisible();
  expect(section().queryByRole('form')).not.toBeInTheDocument();
});

describe('a mistake is reported at its field, and nothing is stored', () => {
  it('in any field; the first wrong one gets the focus', async () => {
    const { user, save, writes } = await openOrdering({ ...STORED, weekdays: [5] });
    const mistakes = [
      [PAUSE_TEXT, 'x'.repeat(161), /at most 160 characters. You have 161/],
      ['Days to order ahead', '1.5', /whole number of days, from 0 to 30/],
      ['Days before to change or cancel', '31', /whole number of days, from 0 to 30/],
      [AREA, 'x'.repeat(201), /at most 200 characters. You have 201/],
      ['Times to suggest', [...'abcdefghi'].join('\n'), /at most 8 lines. You have 9/],
    ] as const;
    for (const [label, value] of mistakes) fireEvent.change(field(label), { target: { value } });
    await user.click(field('Friday'));
    expect(field(AREA)).toBeValid();
    await save();
    for (const [label, , message] of mistakes)
      expect(field(label)).toHaveAccessibleDescription(message);
    expect(field('Sunday')).toHaveAccessibleDescription('Choose at least one day.');
    expect(field(PAUSE_TEXT)).toHaveFocus();
    expect(writes).toEqual([]);
  });

  it.each(['Order cutoff time', /^Closed date 1/])(
    'when half of a value is missing: “%s”',
    async (label) => {
      const { user, save, writes } = await openOrdering(STORED);
      const setBadInput = (badInput: boolean) =>
        Object.defineProperty(field(label), 'validity', {
          value: { badInput },
          configurable: true,
        });
      setBadInput(true);
      await save();
      expect(field(label)).toHaveFocus();
      expect(field(label)).toHaveAccessibleDescription(/isn’t complete/);
      expect(writes).toEqual([]);
      setBadInput(false);
      await user.tab();
      expect(field(label)).toBeValid();
    },
  );
});

it('settings that cannot be stored stay in the form, which says why; as they may have arrived anyway, the line after Cancel shows what is stored', async () => {
  const { user, settings, saveInVain } = await openOrdering();
  fill(field('Days to order ahead'), '3');
  await saveInVain(REFUSED);
  expect(screen.getByRole('alert')).toHaveTextContent(/no longer be logged in as a manager/);
  expect(screen.getByRole('alert').parentElement).toHaveFocus();
  expect(field('Days to order ahead')).toHaveValue('3');
  settings.stored = { ...NO_RULES, leadDays: 3 };
  await user.click(button('Cancel'));
  expect(section().getByText(/order 3 days ahead/)).toBeVisible();
});

describe('settings that another manager has changed since the editor was opened', () => {
  it('fill the form when it opens, and stay: only changed fields are stored', async () => {
    const { user, settings } = await openEditor();
    settings.stored = { ...NO_RULES, paused: true, leadDays: 2, deliveryArea: 'Shelbyville' };
    await user.click(button('Edit settings'));
    expect(field('Days to order ahead')).toHaveValue('2');
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

  it('are not overwritten by what is typed back after a save without an answer', async () => {
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

it('settings that cannot be read cannot be edited, because saving would replace them', async () => {
  const { user, fail } = await openEditor({ ordering: STORED });
  fail(UNREACHABLE);
  await user.click(button('Edit settings'));
  expect(section().queryByRole('form')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Ordering' })).toHaveFocus();
  expect(section().getByText('We can’t load these settings right now.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Edit settings' })).not.toBeInTheDocument();
});

it('the browser asks a manager who closes the page with unsaved settings, but not after Cancel; another page of the site keeps them, with a notice', async () => {
  const { user, editor } = await openOrdering();
  keepDrafts(editor, () => undefined);
  const isHeld = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await user.click(button('Add a closed date'));
  expect(isHeld()).toBe(false);
  await user.click(field('Friday'));
  expect(isHeld()).toBe(true);
  await user.click(button('Cancel'));
  expect(isHeld()).toBe(false);
  expect(screen.getByRole('heading', { name: 'Ordering' })).toHaveFocus();
  await user.click(button('Edit settings'));
  await user.click(field('Friday'));
  await user.click(screen.getByRole('link', { name: 'Instructions' }));
  expect(screen.getByText('another page')).toBeVisible();
  expect(isHeld()).toBe(true);
  await user.click(screen.getByRole('link', { name: 'Edit Menu' }));
  expect(screen.getByText(/^What you typed is still here/)).toBeVisible();
  expect(field('Friday')).not.toBeChecked();
});

describe('“Undo” after the settings were saved', () => {
  async function typeArea() {
    const opened = await openOrdering(STORED);
    fill(field(AREA), 'Shelbyville');
    return {
      ...opened,
      undo: () => opened.user.click(section().getByRole('button', { name: 'Undo' })),
    };
  }
  async function saveArea() {
    const opened = await typeArea();
    await opened.save();
    return opened;
  }

  it('brings back what was changed, and nothing else', async () => {
    const { settings, undo } = await saveArea();
    settings.stored = { ...Object(settings.stored), paused: true };
    await undo();
    expect(settings.stored).toEqual({ ...STORED, paused: true });
    expect(section().getByText('The settings are as they were before.')).toBeVisible();
  });

  it('brings it back also when the answer was lost, and the change ran again', async () => {
    const { settings, runAgain, save, undo } = await typeArea();
    runAgain();
    await save();
    await undo();
    expect(settings.stored).toEqual(STORED);
  });

  it('brings back what was there before the first attempt, which had no answer, and not what others have changed since', async () => {
    const { settings, loseAnswers, recover, save, undo } = await typeArea();
    loseAnswers(NO_ANSWER);
    await save();
    recover();
    settings.stored = { ...Object(settings.stored), leadDays: 5 };
    await save();
    await undo();
    expect(settings.stored).toEqual({ ...STORED, leadDays: 5 });
  });

  it('can be pressed again when the database did not answer', async () => {
    const { settings, fail, recover, undo } = await saveArea();
    fail(NO_ANSWER);
    await undo();
    expect(section().getByText(/^Not undone: the server took too long/)).toBeVisible();
    recover();
    await undo();
    expect(settings.stored).toEqual(STORED);
    expect(section().getByText('The settings are as they were before.')).toBeVisible();
  });

  it('never overwrites what another manager has changed since, and says so', async () => {
    const { settings, undo } = await saveArea();
    const theirs = { ...STORED, deliveryArea: 'Capital City' };
    settings.stored = theirs;
    await undo();
    expect(settings.stored).toEqual(theirs);
    expect(section().getByText(/^Not undone: someone else has made a change/)).toBeVisible();
    expect(section().queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});
