import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { away, expectSiblingsAlive, failures, loadSlots, Menu, MENU } from '../testing/slot-page';

let slots: Awaited<ReturnType<typeof loadSlots>>;

beforeEach(async () => {
  slots = await loadSlots();
});

describe('a module that fails', () => {
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
});

describe('a module that is late', () => {
  const LATE = 'The menu is taking longer than usual.';
  let arrive: (module: unknown) => void;
  let fail: (error: Error) => void;
  const slot = () => document.querySelector('[data-module="menu-mfe"]');

  beforeEach(async () => {
    jest.useFakeTimers();
    const arriving = new Promise((resolve, reject) => {
      arrive = resolve;
      fail = reject;
    });
    slots.federation.breakRemote(MENU, () => arriving);
    await slots.openPage();
    expect(screen.getByText('The menu is on its way…')).toBeVisible();
    expectSiblingsAlive();
    expect(slot()).not.toHaveAttribute('data-hydrated');
    await act(() => jest.advanceTimersByTimeAsync(9000));
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('says so after nine seconds, with ways to order, and is shown when it arrives (cases 10, 78)', async () => {
    expect(failures()).toEqual([LATE]);
    expect(screen.getByRole('link', { name: 'Email us' })).toBeVisible();
    expect(slots.error).not.toHaveBeenCalled();

    screen.getByRole('button', { name: 'Try again' }).focus();
    await act(async () => arrive({ default: Menu }));
    expect(screen.getByRole('button', { name: 'Add Meatloaf' })).toBeVisible();
    expect(failures()).toEqual([]);
    // Where the button was that had the focus.
    expect(slot()).toHaveFocus();
    expect(slot()).toHaveAttribute('data-hydrated');
  });

  it('is shown when it arrives after the guest has tried again, and says again that it is late (case 78)', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    for (let n = 0; n < 2; n += 1) {
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      expect(failures()).toEqual([]);
      await act(() => jest.advanceTimersByTimeAsync(9000));
      expect(failures()).toEqual([LATE]);
    }
    await act(async () => arrive({ default: Menu }));
    expect(screen.getByRole('button', { name: 'Add Meatloaf' })).toBeVisible();
  });

  it('says that it can’t be shown once it turns out not to arrive', async () => {
    await act(async () => {
      fail(new Error('Loading chunk 12 failed.'));
    });
    expect(failures()).toEqual(['The menu can’t be shown right now.']);
    slots.federation.offerRemote(MENU, Menu);
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await act(() => jest.advanceTimersByTimeAsync(0));
    expect(screen.getByRole('button', { name: 'Add Meatloaf' })).toBeVisible();
  });
});
