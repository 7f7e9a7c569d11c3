import { NO_RULES } from '@simmer/shared/ordering';
import { fill } from '@simmer/shared/testing/fill';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { NO_ANSWER, REFUSED, UNREACHABLE } from '../testing/fake-database';
import { button, openEditor } from '../testing/open-editor';
import { warnBeforeUnload } from '../editor/page-editor';

const STORED = {
  leadDays: 2,
  lastTime: '18:00',
  weekdays: [2, 5],
  closedDates: ['2026-12-24'],
  paused: false,
  pauseText: 'See you soon!',
  deliveryArea: 'Springfield',
  times: ['Noon', 'Evening'],
};

const section = () => within(screen.getByRole('region', { name: 'Ordering' }));
const pauseSwitch = () => section().getByRole('switch', { name: 'Taking orders' });
const field = (label: string) => section().getByLabelText(label);

async function openOrdering(stored?: object) {
  const editor = await openEditor({
    prepare: ({ settings }) => {
      settings.stored = stored;
    },
  });
  await editor.user.click(button('Edit settings'));
  return editor;
}

it('a shop that has set nothing takes orders every day, also for the same day', async () => {
  await openEditor();
  expect(pauseSwitch()).toBeChecked();
  expect(section().getByText('Every day · same-day orders allowed')).toBeVisible();
});

describe('the switch “Taking orders”', () => {
  const withStored = (stored: object) =>
    openEditor({
      prepare: ({ settings }) => {
        settings.stored = stored;
      },
    });

  it('pauses the shop at once, says what guests read, and ends the pause; nothing else changes', async () => {
    const { user, settings } = await withStored(STORED);
    await user.click(pauseSwitch());
    expect(settings.stored).toEqual({ ...STORED, paused: true });
    expect(pauseSwitch()).not.toBeChecked();
    expect(section().getByText('Paused. Guests see: “See you soon!”')).toBeVisible();
    await user.click(pauseSwitch());
    expect(settings.stored).toEqual(STORED);
    expect(pauseSwitch()).toBeChecked();
    expect(section().queryByText(/^Paused/)).not.toBeInTheDocument();
  });

  it('leaves what another manager has changed in the meantime', async () => {
    const { user, settings } = await withStored(STORED);
    settings.stored = { ...STORED, leadDays: 5 };
    await user.click(pauseSwitch());
    expect(settings.stored).toEqual({ ...STORED, leadDays: 5, paused: true });
    expect(section().getByText(/order 5 days ahead/)).toBeVisible();
  });

  it('changes only when it is stored, is sent once, and a save in the form waits for it', async () => {
    const { user, settings, hold, release, writes } = await openOrdering(STORED);
    hold();
    await user.click(pauseSwitch());
    await user.click(pauseSwitch());
    expect(pauseSwitch()).toBeChecked();
    expect(pauseSwitch()).toHaveTextContent('Saving…');
    fill(field('Where you deliver'), 'Shelbyville');
    await user.click(button('Save settings'));
    await act(async () => {
      release();
    });
    expect(writes).toHaveLength(2);
    expect(settings.stored).toEqual({ ...STORED, paused: true, deliveryArea: 'Shelbyville' });
  });

  it('stays as it was when that fails, and says so', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user, fail, recover, settings } = await withStored(STORED);
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
  expect(field('Message to guests during a pause')).toHaveValue('See you soon!');
  expect(field('Friday')).toBeChecked();
  expect(field('Monday')).not.toBeChecked();
  expect(field('Days ahead')).toHaveValue('2');
  expect(field('Order cutoff time')).toHaveValue('18:00');
  expect(field('Closed date 1')).toHaveValue('2026-12-24');
  expect(field('Where you deliver')).toHaveValue('Springfield');
  expect(field('Times to suggest')).toHaveValue('Noon\nEvening');
});

it('what a manager types is stored, trimmed and in order', async () => {
  const { user, settings } = await openOrdering();
  fill(field('Message to guests during a pause'), ' Back on Monday! ');
  await user.click(field('Sunday'));
  fill(field('Days ahead'), '3');
  fireEvent.change(field('Order cutoff time'), { target: { value: '17:30' } });
  fill(field('Where you deliver'), 'Around the corner');
  fill(field('Times to suggest'), 'Noon\n\n Evening ');
  for (const day of ['2026-12-25', '2026-12-24', '']) {
    await user.click(button('Add a closed date'));
    const dates = section().getAllByLabelText(/^Closed date/);
    expect(dates.at(-1)).toHaveFocus();
    if (day) fireEvent.change(dates.at(-1)!, { target: { value: day } });
  }
  await user.click(button('Save settings'));
  expect(settings.stored).toEqual({
    leadDays: 3,
    lastTime: '17:30',
    weekdays: [1, 2, 3, 4, 5, 6],
    closedDates: ['2026-12-24', '2026-12-25'],
    paused: false,
    pauseText: 'Back on Monday!',
    deliveryArea: 'Around the corner',
    times: ['Noon', 'Evening'],
  });
  expect(section().getByText('Saved. New orders follow these settings.')).toBeVisible();
  expect(section().getByText(/^Mon, Tue/)).toBeVisible();
  expect(section().queryByRole('form')).not.toBeInTheDocument();
});

it('a closed date can be removed, and the focus does not get lost', async () => {
  const { user, settings } = await openOrdering(STORED);
  await user.click(button('Remove closed date 1'));
  expect(section().getByText('Closed dates')).toHaveFocus();
  await user.click(button('Save settings'));
  expect(settings.stored).toEqual({ ...STORED, closedDates: [] });
});

describe('a mistake is said at its field, which gets the focus, and nothing is stored', () => {
  it.each([
    ['Days ahead', '1.5', /whole number of days, from 0 to 30/],
    ['Days ahead', '31', /whole number of days, from 0 to 30/],
    ['Days ahead', 'two', /whole number of days, from 0 to 30/],
    ['Message to guests during a pause', 'x'.repeat(161), /at most 160 characters. You have 161/],
    ['Where you deliver', 'x'.repeat(201), /at most 200 characters. You have 201/],
    ['Times to suggest', 'x'.repeat(41), /is longer than 40 characters/],
    ['Times to suggest', 'a\n'.repeat(9), /at most 8 lines. You have 9/],
  ])('%s', async (label, text, message) => {
    const { user, writes } = await openOrdering();
    fireEvent.change(field(label), { target: { value: text } });
    expect(field(label)).toBeValid();
    await user.click(button('Save settings'));
    expect(field(label)).toHaveAccessibleDescription(message);
    expect(field(label)).toBeInvalid();
    expect(field(label)).toHaveFocus();
    expect(writes).toEqual([]);
  });

  it('no day of the week', async () => {
    const { user, writes } = await openOrdering({ ...STORED, weekdays: [5] });
    await user.click(field('Friday'));
    await user.click(button('Save settings'));
    expect(field('Sunday')).toHaveFocus();
    expect(field('Sunday')).toHaveAccessibleDescription('Choose at least one day.');
    expect(writes).toEqual([]);
  });

  it.each(['Order cutoff time', 'Closed date 1'])('half a value in “%s”', async (label) => {
    const { user, writes } = await openOrdering(STORED);
    const input = field(label);
    const setBadInput = (badInput: boolean) => {
      Object.defineProperty(input, 'validity', { value: { badInput }, configurable: true });
    };
    setBadInput(true);
    await user.click(button('Save settings'));
    expect(input).toHaveFocus();
    expect(input).toHaveAccessibleDescription(/isn’t complete/);
    expect(writes).toEqual([]);
    setBadInput(false);
    await user.tab();
    expect(input).toBeValid();
  });
});

describe('settings that cannot be stored', () => {
  it('stay in the form, which says why and that nothing is lost', async () => {
    const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user, fail, recover, settings } = await openOrdering();
    fill(field('Where you deliver'), 'Springfield');
    fail(REFUSED);
    await user.click(button('Save settings'));
    expect(screen.getByRole('alert')).toHaveTextContent(/no longer be logged in as a manager/);
    expect(screen.getByRole('alert').parentElement).toHaveFocus();
    expect(field('Where you deliver')).toHaveValue('Springfield');
    expect(errors).toHaveBeenCalled();
    recover();
    await user.click(button('Save settings'));
    expect(settings.stored).toEqual({ ...NO_RULES, deliveryArea: 'Springfield' });
  });

  it('may have arrived all the same: after Cancel, the line says what is stored', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user, fail, recover, settings } = await openOrdering();
    fill(field('Days ahead'), '3');
    fail(NO_ANSWER);
    await user.click(button('Save settings'));
    settings.stored = { ...NO_RULES, leadDays: 3 };
    recover();
    await user.click(button('Cancel'));
    expect(section().getByText(/order 3 days ahead/)).toBeVisible();
  });

  it('are sent once, however often the button is pressed', async () => {
    const { user, hold, release, writes, editor } = await openOrdering();
    hold();
    await user.click(button('Save settings'));
    expect(button('Saving…')).toBeDisabled();
    await act(() => editor.ordering.save(new Set()));
    expect(writes).toHaveLength(1);
    await act(async () => {
      release();
    });
    expect(section().getByText('Saved. New orders follow these settings.')).toBeVisible();
  });
});

describe('settings that another manager has changed since the editor was opened', () => {
  async function openLate() {
    const bench = await openEditor();
    bench.settings.stored = { ...NO_RULES, paused: true };
    return bench;
  }

  it('are in the form when it is opened, so that saving does not undo them', async () => {
    const { user, settings } = await openLate();
    await user.click(button('Edit settings'));
    expect(pauseSwitch()).not.toBeChecked();
    fill(field('Where you deliver'), 'Springfield');
    await user.click(button('Save settings'));
    expect(settings.stored).toMatchObject({ paused: true, deliveryArea: 'Springfield' });
  });

  it('are in the form as well when they arrive while it is being filled in, and what is typed stays', async () => {
    const { user, hold, release, settings } = await openLate();
    hold();
    await user.click(button('Edit settings'));
    fill(field('Where you deliver'), 'Springfield');
    await act(async () => {
      release();
    });
    expect(field('Where you deliver')).toHaveValue('Springfield');
    expect(pauseSwitch()).not.toBeChecked();
    await user.click(button('Save settings'));
    expect(settings.stored).toEqual({ ...NO_RULES, paused: true, deliveryArea: 'Springfield' });
  });

  it('are waited for when the form is saved before they have arrived', async () => {
    const { user, hold, release, settings, writes } = await openLate();
    hold();
    await user.click(button('Edit settings'));
    fill(field('Where you deliver'), 'Springfield');
    await user.click(button('Save settings'));
    expect(button('Saving…')).toBeDisabled();
    expect(writes).toEqual([]);
    await act(async () => {
      release();
    });
    expect(settings.stored).toEqual({ ...NO_RULES, paused: true, deliveryArea: 'Springfield' });
    expect(section().getByText('Saved. Ordering is still paused.')).toBeVisible();
  });

  it('that could not be read are not replaced by a Save pressed before the form says so', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user, hold, release, settings, writes } = await openLate();
    hold();
    await user.click(button('Edit settings'));
    fill(field('Where you deliver'), 'Springfield');
    await user.click(button('Save settings'));
    await act(async () => {
      release(UNREACHABLE);
    });
    expect(section().getByText(/saving replaces those changes/)).toBeVisible();
    expect(
      section().getByText(/^Not saved: we can’t reach the server/).parentElement,
    ).toHaveFocus();
    expect(writes).toEqual([]);
    await user.click(button('Save settings'));
    expect(settings.stored).toMatchObject({ deliveryArea: 'Springfield' });
  });

  it('leave what is typed in the same field, and show in the line after Cancel', async () => {
    const { user, hold, release, settings } = await openLate();
    settings.stored = { ...NO_RULES, deliveryArea: 'Shelbyville', leadDays: 2 };
    hold();
    await user.click(button('Edit settings'));
    fill(field('Where you deliver'), 'Springfield');
    await act(async () => {
      release();
    });
    expect(field('Where you deliver')).toHaveValue('Springfield');
    await user.click(button('Cancel'));
    expect(section().getByText(/order 2 days ahead/)).toBeVisible();
  });

  it('leave what is typed back after a save without an answer', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user, fail, recover, settings, editor } = await openLate();
    settings.stored = NO_RULES;
    await user.click(button('Edit settings'));
    await user.click(field('Friday'));
    fail(NO_ANSWER);
    await user.click(button('Save settings'));
    recover();
    settings.stored = { ...NO_RULES, weekdays: [0, 1, 2, 3, 4, 6], leadDays: 2 };
    await user.click(field('Friday'));
    await act(() => editor.ordering.read());
    expect(field('Friday')).toBeChecked();
    expect(field('Days ahead')).toHaveValue('2');
  });

  it('cannot be looked for without a connection: the form says so until it can', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user, fail, recover, editor } = await openLate();
    fail(UNREACHABLE);
    await user.click(button('Edit settings'));
    expect(section().getByRole('alert')).toHaveTextContent(
      'We can’t check whether these are still the latest settings.',
    );
    recover();
    await act(() => editor.ordering.read());
    expect(section().queryByRole('alert')).not.toBeInTheDocument();
    expect(pauseSwitch()).not.toBeChecked();
  });
});

it('settings that cannot be read are not offered for a change, which would replace them', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user, recover } = await openEditor({
    prepare: ({ fail, settings }) => {
      settings.stored = STORED;
      fail(UNREACHABLE);
    },
  });
  expect(section().getByText('We can’t load these settings right now.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Edit settings' })).not.toBeInTheDocument();
  recover();
  await user.click(button('Try again to load the settings'));
  expect(section().getByText(/^Tue, Fri · /)).toBeVisible();
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
