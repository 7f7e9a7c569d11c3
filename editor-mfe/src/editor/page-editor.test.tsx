import { observeEvents } from '@simmer/shared/bus';
import { addMenuItem, readMenu } from '@simmer/shared/firebase';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import MenuEditor from '../menu-editor/menu-editor';
import { fillInNew } from '../testing/open-editor';

// The exposed component takes no props, so a test replaces the module it imports.
jest.mock('@simmer/shared/firebase', () => ({
  addMenuItem: jest.fn(async () => undefined),
  readDishStates: jest.fn(async () => undefined),
  readMenu: jest.fn(async () => []),
  readOrdering: jest.fn(async () => undefined),
}));

beforeEach(() => {
  // jsdom has no crypto.randomUUID.
  Object.assign(globalThis.crypto, { randomUUID: () => 'random' });
});

it('writes to the collection `menu`, and publishes that the menu has changed [190]', async () => {
  const heard = jest.fn();
  const stop = observeEvents(heard);
  render(<MenuEditor />, { wrapper: MemoryRouter });
  await screen.findByText(/^The Monthly Menu is empty/);
  expect(readMenu).toHaveBeenCalledTimes(1);
  fillInNew('Soup');
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Add Item' }));
  stop();
  expect(addMenuItem).toHaveBeenCalledWith(
    'random',
    expect.objectContaining({ name: 'SOUP' }),
    undefined,
  );
  expect(heard.mock.calls).toEqual([['menu/changed', {}]]);
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
});
