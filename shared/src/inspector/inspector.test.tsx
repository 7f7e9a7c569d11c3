import { moduleEvents } from '@simmer/shared/bus';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerRegistry, testRegistry } from '../testing/test-registry';
import { toggleInspector } from './inspector';
import { readOverrides } from './override-store';

const remote = moduleEvents({
  publishes: ['cart/item-added', 'menu/changed', 'order/sent'],
  subscribes: [],
});

class Observer {
  observe = jest.fn();
  disconnect = jest.fn();
}

beforeEach(() => {
  Object.assign(globalThis, {
    PerformanceObserver: Observer,
    PerformanceResourceTiming: class {},
    ResizeObserver: Observer,
  });
  Object.assign(performance, { getEntriesByType: () => [] });
  document.body.innerHTML = `
    <div id="root" data-module="shell"><button>Add</button><div data-module="menu-mfe"></div></div>`;
  answerRegistry({ ...testRegistry, shell: { version: '2.0.0' } });
});
afterEach(() => {
  if (screen.queryByRole('dialog')) act(toggleInspector);
});

const panel = () => screen.getByRole('dialog', { name: 'Modules on this page' });

async function open() {
  screen.getByRole('button', { name: 'Add' }).focus();
  act(toggleInspector);
  return within(await screen.findByRole('table', { name: /^Each module with/ }));
}

it('the open inspector takes the focus, and returns it when Escape closes the inspector', async () => {
  await open();
  expect(panel()).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add' })).toHaveFocus();
  expect(document.body.children).toHaveLength(1);
});

describe('the list of events', () => {
  const log = () => screen.getByRole('log', { name: 'Events on the bus' });
  const events = () =>
    within(log())
      .queryAllByRole('listitem')
      .map(({ textContent }) => textContent.replace(/^\S+ /, ''));

  it('keeps the last hundred, and none after “Clear”', async () => {
    await open();
    act(() => {
      for (let n = 1; n <= 101; n += 1) remote.publish('order/sent', { lines: n, totalCents: 100 });
    });
    expect(events()).toHaveLength(100);
    expect(events().at(-1)).toContain('"lines":2');
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(events()).toEqual([]);
    expect(screen.getByText('None since the inspector was opened.')).toBeVisible();
  });
});

describe('running a module from this computer', () => {
  const field = (name: string) => screen.getByLabelText(`Address of ${name}`);

  it('is refused for another host with a message at the field, which has the focus', async () => {
    await open();
    await userEvent.clear(field('cart-mfe'));
    await userEvent.type(field('cart-mfe'), 'https://evil.example/x.js{Enter}');
    expect(field('cart-mfe')).toHaveAccessibleDescription(
      /"evil.example" is another one. Type an address at localhost/,
    );
    expect(field('cart-mfe')).toHaveFocus();
    expect(readOverrides().size).toBe(0);
  });

  it('says so when the browser blocks storage', async () => {
    await open();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'QuotaExceededError');
    });
    await userEvent.click(screen.getByRole('button', { name: 'Run menu-mfe from this address' }));
    expect(field('menu-mfe')).toHaveAccessibleDescription(/This browser blocks storage/);
  });
});

it('without a registry the inspector says that it cannot be read, and still shows events', async () => {
  const { forgetRegistry } = await import('@simmer/shared/registry');
  forgetRegistry();
  Object.assign(globalThis, { fetch: () => Promise.reject(new TypeError('Failed to fetch')) });
  act(toggleInspector);
  await waitFor(() => {
    expect(screen.getByRole('alert')).toHaveTextContent('The registry of modules cannot be read');
  });
  expect(screen.getByRole('log')).toBeInTheDocument();
  forgetRegistry();
});
