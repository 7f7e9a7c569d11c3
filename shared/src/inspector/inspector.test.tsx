import { fillStorage } from '../testing/broken-storage';
import { forgetRegistry } from '@simmer/shared/registry';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '../testing/fill';
import { answerRegistry, testRegistry } from '../testing/test-registry';
import { toggleInspector } from './inspector';
import { readOverrides } from './override-store';

beforeEach(() => {
  document.body.innerHTML = `
    <div id="root" data-module="shell"><button>Add</button><div data-module="menu-mfe"></div></div>`;
  answerRegistry({ ...testRegistry, shell: { version: '2.0.0' } });
});
afterEach(() => {
  forgetRegistry();
  if (screen.queryByRole('dialog')) act(toggleInspector);
});

async function open() {
  screen.getByRole('button', { name: 'Add' }).focus();
  act(toggleInspector);
  await screen.findByText('shell 2.0.0');
}
const field = (name: string) => screen.getByLabelText(`Address of ${name}`);

it('anybody can read when each release went live, where that is known', async () => {
  const since = new Date(2026, 10, 27, 14, 5).toISOString();
  const [menu] = Object.values(testRegistry.modules);
  answerRegistry({
    shell: { version: '2.0.0', since: 'soon' },
    modules: { 'menu-mfe': { ...menu, since } },
  });
  await open();
  const [shell, menuRow] = screen.getAllByRole('listitem');
  expect(menuRow).toHaveTextContent(/menu-mfe 1\.2\.3.*Live since Nov 27, 2026, 2:05\sPM/);
  expect(shell).not.toHaveTextContent('since');
});

it('closing the inspector removes ?modules from the address, and nothing else', async () => {
  history.replaceState({ key: 'k' }, '', '/cart?a=1&modules&b=2#c');
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Close the inspector' }));
  expect(location.pathname + location.search + location.hash).toBe('/cart?a=1&b=2#c');
  expect(history.state).toEqual({ key: 'k' });
});

it('closing the inspector with Escape leaves the page as it was', async () => {
  await open();
  expect(document.documentElement).toHaveAttribute('data-inspected');
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Add' })).toHaveFocus();
  expect(document.documentElement).not.toHaveAttribute('data-inspected');
  expect(document.body.children).toHaveLength(1);
});

it('a module cannot be run from another computer, or where storage is blocked, and the field says so', async () => {
  await open();
  fill(field('cart-mfe'), 'https://evil.example/x.js');
  await userEvent.type(field('cart-mfe'), '{Enter}');
  expect(field('cart-mfe')).toHaveAccessibleDescription(
    /can only run from this computer.*like http:\/\/localhost:3001\/remoteEntry\.js\.$/,
  );
  expect(readOverrides().size).toBe(0);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  fillStorage();
  await userEvent.click(screen.getByRole('button', { name: 'Run menu-mfe from this address' }));
  expect(field('menu-mfe')).toHaveAccessibleDescription(/This browser blocks storage/);
});

it('without a registry the inspector says that it cannot be read', async () => {
  forgetRegistry();
  Object.assign(globalThis, { fetch: () => Promise.reject(new TypeError('Failed to fetch')) });
  act(toggleInspector);
  expect(await screen.findByRole('alert')).toHaveTextContent('The registry of modules cannot be');
});
