import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { trackListeners } from '../testing/track-listeners';
import { toggleInspector } from './inspector';
import { startInspector } from './start-inspector';

jest.mock('./inspector', () => ({ toggleInspector: jest.fn() }));

const settle = () => new Promise((resolve) => setTimeout(resolve, 10));
let removeListeners: () => void;

async function openPage(address: string): Promise<void> {
  jest.mocked(toggleInspector).mockClear();
  document.body.innerHTML = '<label>Name <input /></label><button>Add</button>';
  history.replaceState(null, '', address);
  removeListeners = trackListeners([window], startInspector);
  await settle();
}

describe('the inspector', () => {
  afterEach(() => removeListeners());

  it('is not there for a guest who types, whatever the address says of modules', async () => {
    await openPage('/?page=modules');
    await userEvent.keyboard('m{Shift>}m{/Shift}{Alt>}m{/Alt}{Control>}m{/Control}');
    await userEvent.keyboard('{Control>}{Alt>}{Shift>}m{/Shift}{/Alt}{/Control}');
    await settle();
    expect(toggleInspector).not.toHaveBeenCalled();
  });

  it.each(['/?modules', '/cart?share=10&modules=1'])('opens on %s', async (address) => {
    await openPage(address);
    expect(toggleInspector).toHaveBeenCalledTimes(1);
  });

  it('opens and closes at Alt+Shift+M, but ignores the chord in a text field, where it writes a letter on a Mac', async () => {
    await openPage('/');
    const chord = { key: 'Â', code: 'KeyM', altKey: true, shiftKey: true };
    expect(fireEvent.keyDown(screen.getByLabelText('Name'), chord)).toBe(true);
    for (const times of [1, 2]) {
      expect(fireEvent.keyDown(screen.getByRole('button'), chord)).toBe(false);
      await settle();
      expect(toggleInspector).toHaveBeenCalledTimes(times);
    }
  });
});
