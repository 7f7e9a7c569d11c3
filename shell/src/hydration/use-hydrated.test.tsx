import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useRef, useState, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { closeComposedPage, openComposedPage } from '../testing/composed-page';
import { AccountForm } from '../pages/login/account-form';
import { rememberForm } from './composed-form';
import { showPage } from './hydrate-root';
import { useHydrated } from './use-hydrated';

function Shell({ children }: { children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null);
  useHydrated(part);
  return (
    <div ref={part} data-module="shell">
      {children}
    </div>
  );
}

function Counter({ name }: { name: string }) {
  const [count, setCount] = useState(0);
  return (
    // The attribute that the page's own script wrote onto the button counts as no mismatch.
    <button type="button" suppressHydrationWarning onClick={() => setCount(count + 1)}>
      {name}: {count}
    </button>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Opens the HTML of a page; only the script in its head has run. The page starts when the test says so. */
function openComposed(content: ReactNode) {
  const page = (
    <StrictMode>
      <Shell>{content}</Shell>
    </StrictMode>
  );
  openComposedPage(`<div id="container">${renderToString(page)}</div>`);
  const root = document.getElementById('container')!;
  return () => act(async () => showPage(root, page));
}

afterEach(closeComposedPage);

it('a button pressed before its module was hydrated acts once after hydration, however often it was pressed; one in a nested module waits for that module', async () => {
  const start = openComposed(
    <>
      <Counter name="Menu" />
      <div data-module="menu-mfe">
        <Counter name="More dishes" />
      </div>
    </>,
  );
  for (const name of ['Menu: 0', 'Menu: 0', 'More dishes: 0']) await press(name);
  await start();
  expect(screen.getByRole('button', { name: 'Menu: 1' })).not.toHaveAttribute('data-replay');
  expect(screen.getByRole('button', { name: 'More dishes: 0' })).toHaveAttribute('data-replay');
});

it('a form to which a password manager has added an element before hydration (case 84) keeps the typed text and the guest’s place, and submits the text', async () => {
  const sent = jest.fn();
  const form = {
    kind: 'log-in',
    email: '',
    outcome: { status: 'idle' },
    onSwitch: jest.fn(),
  } as const;
  const start = openComposed(<AccountForm {...form} onSubmit={sent} />);
  const email = screen.getByLabelText('Email');
  email.after(document.createElement('div'));
  await userEvent.type(email, 'olive@test.example');
  await userEvent.type(screen.getByLabelText('Password'), 'secret');
  await press('Log In');
  email.focus();
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  // The replay runs in an effect, where React cannot flush what a field reads. These fields have no value to flush.
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  rememberForm();
  await start();
  expect(warn).toHaveBeenCalledWith(
    expect.stringContaining('part of the page was rendered again'),
    expect.any(Error),
  );
  expect(screen.getByLabelText('Email')).not.toBe(email);
  expect(screen.getByLabelText('Email')).toHaveValue('olive@test.example');
  expect(screen.getByLabelText('Email')).toHaveFocus();
  for (const [text] of error.mock.calls) expect(text).toMatch(/^flushSync/);
  expect(sent.mock.calls).toEqual([
    [{ kind: 'log-in', email: 'olive@test.example', password: 'secret' }],
  ]);
});
