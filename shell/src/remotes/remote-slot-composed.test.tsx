import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { away, Checkout, failures, loadSlots, MENU } from '../testing/slot-page';

type Slots = Awaited<ReturnType<typeof loadSlots>>;

const FAILURE = 'The menu can’t be shown right now.';

function Menu() {
  const [added, setAdded] = useState(0);
  return (
    <button
      type="button"
      onClick={() => {
        setAdded(added + 1);
      }}
    >
      Meatloaf, {added} added
    </button>
  );
}

const dish = (added = 0) =>
  screen.getByRole('button', { name: `Meatloaf, ${String(added)} added` });
const slot = () => document.querySelector('[data-module="menu-mfe"]')!;

let slots: Slots;

beforeEach(async () => {
  slots = await loadSlots();
  slots.federation.offerRemote(MENU, Menu);
});
afterEach(() => {
  jest.useRealTimers();
});

const composed = () => slots.paintComposed((name) => (name === 'menu' ? Menu : Checkout));

async function expectLive(painted: HTMLElement): Promise<void> {
  await waitFor(() => {
    expect(slot()).toHaveAttribute('data-hydrated');
  });
  expect(dish()).toBe(painted);
  await userEvent.click(dish());
  expect(dish(1)).toBe(painted);
  expect(slots.recoverable).not.toHaveBeenCalled();
  expect(failures()).toEqual([]);
}

describe('a composed slot', () => {
  it('hydrates its HTML when its module arrives after its time limit (case 78)', async () => {
    jest.useFakeTimers();
    let deliver!: (module: unknown) => void;
    const arriving = new Promise((resolve) => (deliver = resolve));
    slots.federation.breakRemote(MENU, () => arriving);
    const container = composed();
    const painted = dish();
    await slots.startOn(container);
    // The limit, in the first of the pauses between two tries.
    await act(() => jest.advanceTimersByTimeAsync(9500));
    expect(slots.federation.loadRemote.mock.calls.filter(([id]) => id === MENU)).toHaveLength(1);
    await act(async () => deliver({ default: Menu }));
    jest.useRealTimers();
    await expectLive(painted);
  });

  it('says so when its module fails after the page around it has changed, which replaced its HTML', async () => {
    jest.useFakeTimers();
    slots.federation.breakRemote(MENU, away);
    const page = await slots.startOn(composed());
    await page.change();
    expect(screen.getByText('The menu is on its way…')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(failures()).toEqual([FAILURE]);
  });

  it('that the guest leaves is loaded again when they come back, and the old retries end', async () => {
    jest.useFakeTimers();
    slots.federation.breakRemote(MENU, away);
    const page = await slots.startOn(composed());
    await page.leave();
    slots.federation.offerRemote(MENU, Menu);
    await page.comeBack();
    expect(dish()).toBeVisible();

    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(slots.federation.loadRemote.mock.calls.filter(([id]) => id === MENU)).toHaveLength(2);
    expect(jest.getTimerCount()).toBe(0);
  });
});

it('the composed HTML of a remote that no list of the page names stays as well', async () => {
  jest.useFakeTimers();
  slots.federation.breakRemote(MENU, away);
  const container = composed();
  const painted = dish();
  await slots.startOn(container, []);
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(dish()).toBe(painted);
  expect(failures()).toEqual([]);
});
