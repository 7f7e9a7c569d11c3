import { forgetRegistry } from '@simmer/shared/registry';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

it('the open inspector takes the focus, lists and outlines the modules, and returns the page as it was when Escape closes it', async () => {
  await open();
  expect(screen.getByRole('dialog', { name: 'Modules on this page' })).toHaveFocus();
  expect(screen.getAllByRole('listitem').map((module) => module.textContent)).toEqual([
    'shell 2.0.0',
    expect.stringMatching(/^menu-mfe 1\.2\.3https:\/\/menu-mfe\.test\.example/),
    expect.stringMatching(/^cart-mfe 1\.2\.3, not on this pagehttps:\/\/cart-mfe\.test\.example/),
    expect.stringMatching(/^editor-mfe 1\.2\.3, not on this page/),
  ]);
  expect(document.documentElement).toHaveAttribute('data-inspected');
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Add' })).toHaveFocus();
  expect(document.documentElement).not.toHaveAttribute('data-inspected');
  expect(document.body.children).toHaveLength(1);
});

describe('running a module from this computer', () => {
  it('is refused for another host with a message at the field', async () => {
    await open();
    await userEvent.clear(field('cart-mfe'));
    await userEvent.type(field('cart-mfe'), 'https://evil.example/x.js{Enter}');
    expect(field('cart-mfe')).toHaveAccessibleDescription(
      /can only run from this computer.*like http:\/\/localhost:3002\/remoteEntry\.js\.$/,
    );
    expect(readOverrides().size).toBe(0);
  });

  it('says so when the browser blocks storage', async () => {
    await open();
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'QuotaExceededError');
    });
    await userEvent.click(screen.getByRole('button', { name: 'Run menu-mfe from this address' }));
    expect(field('menu-mfe')).toHaveAccessibleDescription(/This browser blocks storage/);
  });
});

it('without a registry the inspector says that it cannot be read', async () => {
  forgetRegistry();
  Object.assign(globalThis, { fetch: () => Promise.reject(new TypeError('Failed to fetch')) });
  act(toggleInspector);
  expect(await screen.findByRole('alert')).toHaveTextContent('The registry of modules cannot be');
});
