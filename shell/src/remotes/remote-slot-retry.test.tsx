import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  answerRegistry,
  away,
  expectSiblingsAlive,
  failures,
  loadSlots,
  Menu,
  MENU,
  tryAgain,
} from '../testing/slot-page';

let slots: Awaited<ReturnType<typeof loadSlots>>;

beforeEach(async () => {
  slots = await loadSlots();
});

describe('a module that fails', () => {
  it('because the registry cannot be read, is shown by “Try again” once it can', async () => {
    Object.assign(globalThis, { fetch: () => Promise.reject(new TypeError('Failed to fetch')) });
    await slots.openPage();
    expect(failures()).toEqual([
      'The menu can’t be shown right now.',
      'The checkout can’t be shown right now.',
    ]);

    answerRegistry();
    const [menu] = screen.getAllByRole('button', { name: 'Try again' });
    await userEvent.click(menu!);
    expect(await screen.findByRole('button', { name: 'Add Meatloaf' })).toBeVisible();
    expect(failures()).toEqual(['The checkout can’t be shown right now.']);
  });

  it('because it hangs, fails after nine seconds and can be tried again (case 10)', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    slots.federation.breakRemote(MENU, () => new Promise(() => undefined));
    await slots.openPage();
    expect(screen.getByText('The menu is on its way…')).toBeVisible();
    expectSiblingsAlive();

    await act(() => jest.advanceTimersByTimeAsync(9000));
    expect(failures()).toEqual(['The menu can’t be shown right now.']);

    slots.federation.offerRemote(MENU, Menu);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(screen.getByRole('button', { name: 'Add Meatloaf' })).toBeVisible();
    jest.useRealTimers();
  });

  it('keeps the focus in its slot when the guest tries again', async () => {
    slots.federation.breakRemote(MENU, away);
    await slots.openPage();
    slots.federation.offerRemote(MENU, Menu);
    await tryAgain();
    const add = await screen.findByRole('button', { name: 'Add Meatloaf' });
    await userEvent.tab();
    expect(add).toHaveFocus();
  });

  it('is tried again when the guest leaves the page and comes back', async () => {
    slots.federation.breakRemote(MENU, away);
    const page = await slots.openPage();
    expect(failures()).toHaveLength(1);
    page.unmount();

    slots.federation.offerRemote(MENU, Menu);
    await slots.openPage();
    expect(await screen.findByRole('button', { name: 'Add Meatloaf' })).toBeVisible();
    expect(failures()).toEqual([]);
  });

  it('before a slot needs it, leaves no rejection unhandled', async () => {
    const unhandled = jest.fn();
    process.on('unhandledRejection', unhandled);
    slots.federation.breakRemote(MENU, away);
    slots.preload([{ name: 'menu' }]);
    await new Promise((resolve) => setTimeout(resolve, 20));
    process.off('unhandledRejection', unhandled);
    expect(unhandled).not.toHaveBeenCalled();
  });
});
