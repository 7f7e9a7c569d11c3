import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { closeComposedPage, openComposedPage } from '../testing/composed-page';
import { carryOver, rememberForm } from './composed-form';
import { showPage } from './hydrate-root';
import { useHydrated } from './use-hydrated';

const sent = jest.fn();

function Part({ name, children }: { name: string; children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null);
  useHydrated(part);
  return (
    <div ref={part} data-module={name}>
      {children}
    </div>
  );
}

function Counter({ name }: { name: string }) {
  const [count, setCount] = useState(0);
  return (
    <button
      type="button"
      // What the page's own script wrote onto the button is no mismatch.
      suppressHydrationWarning
      onClick={() => setCount(count + 1)}
    >
      {name}: {count}
    </button>
  );
}

function Page() {
  return (
    <StrictMode>
      <Part name="shell">
        <Counter name="Menu" />
        <div data-module="menu-mfe">
          <Counter name="More dishes" />
        </div>
      </Part>
    </StrictMode>
  );
}

function LoginPage() {
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    if (form.current) carryOver(form.current);
  }, []);
  return (
    <Part name="shell">
      <form
        ref={form}
        method="post"
        aria-label="Log in"
        suppressHydrationWarning
        onSubmit={(event) => {
          event.preventDefault();
          sent(Object.fromEntries(new FormData(event.currentTarget)));
        }}
      >
        <input aria-label="Email" name="email" />
        <button type="submit">Log In</button>
      </form>
    </Part>
  );
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

/** Opens the HTML of a page; only the script in its head has run. */
function openComposed(page: ReactNode): HTMLElement {
  openComposedPage(`<div id="container">${renderToString(page)}</div>`);
  return document.getElementById('container')!;
}

beforeEach(() => {
  sent.mockReset();
});
afterEach(closeComposedPage);

it('a button that was pressed before its module was hydrated acts upon hydration, once, however often it was pressed; one in a module inside it waits for that', async () => {
  const container = openComposed(<Page />);
  await press('Menu: 0');
  await press('Menu: 0');
  await press('More dishes: 0');
  await act(async () => render(<Page />, { container, hydrate: true }));
  expect(screen.getByRole('button', { name: 'Menu: 1' })).not.toHaveAttribute('data-replay');
  expect(screen.getByRole('button', { name: 'More dishes: 0' })).toHaveAttribute('data-replay');
});

it('a form to which a password manager has added an element before hydration (case 84) keeps what was typed and where the guest is, and is submitted with it', async () => {
  const root = openComposed(<LoginPage />);
  const email = screen.getByLabelText('Email');
  email.after(document.createElement('div'));
  await userEvent.type(email, 'olive@test.example');
  await press('Log In');
  email.focus();
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  await act(async () => {
    rememberForm();
    showPage(root, <LoginPage />);
  });
  expect(warn).toHaveBeenCalledWith(
    expect.stringContaining('part of the page was rendered again'),
    expect.any(Error),
  );
  expect(screen.getByLabelText('Email')).not.toBe(email);
  expect(screen.getByLabelText('Email')).toHaveValue('olive@test.example');
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(sent.mock.calls).toEqual([[{ email: 'olive@test.example' }]]);
});
