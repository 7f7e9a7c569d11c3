import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { trackListeners } from '../testing/track-listeners';

const toggleInspector = jest.fn();
const fetched = jest.fn();
jest.mock('./inspector', () => {
  fetched();
  return { toggleInspector };
});

async function openPage(address: string): Promise<void> {
  history.replaceState(null, '', address);
  const { startInspector } = await import('./start-inspector');
  removeListeners = trackListeners([window], startInspector);
  await settle();
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 10));

let removeListeners: () => void;
beforeEach(() => {
  jest.resetModules();
  fetched.mockClear();
  toggleInspector.mockClear();
  document.body.innerHTML = '<label>Name <input /></label><button>Add</button>';
});
afterEach(() => removeListeners());

describe('the inspector', () => {
  it('is not fetched for a guest who types, whatever the address says of modules', async () => {
    await openPage('/?page=modules');
    await userEvent.type(screen.getByLabelText('Name'), 'Mm');
    await userEvent.click(screen.getByRole('button'));
    await userEvent.keyboard('m{Shift>}m{/Shift}{Alt>}m{/Alt}{Control>}m{/Control}');
    await userEvent.keyboard('{Control>}{Alt>}{Shift>}m{/Shift}{/Alt}{/Control}');
    await settle();
    expect(fetched).not.toHaveBeenCalled();
  });

  it.each(['/?modules', '/cart?share=10&modules=1'])('opens on %s', async (address) => {
    await openPage(address);
    expect(toggleInspector).toHaveBeenCalledTimes(1);
  });

  it('opens and closes at Alt+Shift+M, but ignores the chord in a text field, where it writes a letter on a Mac', async () => {
    await openPage('/');
    const chord = { key: 'Â', code: 'KeyM', altKey: true, shiftKey: true };
    const isWritten = fireEvent.keyDown(screen.getByLabelText('Name'), chord);
    await settle();
    expect(isWritten).toBe(true);
    expect(fetched).not.toHaveBeenCalled();
    expect(fireEvent.keyDown(screen.getByRole('button'), chord)).toBe(false);
    await settle();
    expect(toggleInspector).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button'));
    await userEvent.keyboard('{Alt>}{Shift>}{m}{/Shift}{/Alt}');
    await settle();
    expect(toggleInspector).toHaveBeenCalledTimes(2);
  });
});
