import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { trackListeners } from '../testing/track-listeners';
import { toggleInspector } from './inspector';
import { startInspector } from './start-inspector';

jest.mock('./inspector', () => ({ toggleInspector: jest.fn() }));

let removeListeners: () => void;
afterEach(() => removeListeners());

it('the inspector opens and closes with Alt+Shift+M, but not in a text field, where that types a letter on a Mac, and not for a guest who types', async () => {
  const expectToggled = async (times: number) => {
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(toggleInspector).toHaveBeenCalledTimes(times);
  };
  document.body.innerHTML = '<label>Name <input /></label><button>Add</button>';
  history.replaceState(null, '', '/?page=modules');
  removeListeners = trackListeners([window], startInspector);
  await userEvent.keyboard('m{Shift>}m{/Shift}{Alt>}m{/Alt}{Control>}m{/Control}');
  await userEvent.keyboard('{Control>}{Alt>}{Shift>}m{/Shift}{/Alt}{/Control}');
  const chord = { key: 'Â', code: 'KeyM', altKey: true, shiftKey: true };
  expect(fireEvent.keyDown(screen.getByLabelText('Name'), chord)).toBe(true);
  await expectToggled(0);
  for (const times of [1, 2]) {
    expect(fireEvent.keyDown(screen.getByRole('button'), chord)).toBe(false);
    await expectToggled(times);
  }
});
