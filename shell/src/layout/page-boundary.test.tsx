import { muteConsole } from '@simmer/shared/testing/mute-console';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useEffect, type ReactElement } from 'react';
import { PageBoundary } from './page-boundary';

let isBroken: boolean;
const failIfBroken = () => {
  if (isBroken) throw new Error('broken dish');
};

function page(pathname: string, content: ReactElement) {
  return (
    <StrictMode>
      <h1>The shell</h1>
      <main id="main" tabIndex={-1}>
        <PageBoundary pathname={pathname}>{content}</PageBoundary>
      </main>
    </StrictMode>
  );
}

const instructions = page('/instructions', <p>Cooking Instructions</p>);
const open = (content: ReactElement) => render(content, { onCaughtError: () => undefined });
const failures = () => screen.queryAllByRole('alert').map((alert) => alert.textContent);

const report = muteConsole('error');
beforeEach(() => {
  isBroken = false;
});

it('a remote that throws while the guest leaves its page keeps the guest from neither the next page nor the shop (case 12)', () => {
  function Menu() {
    useEffect(() => failIfBroken, []);
    return <p>Meatloaf</p>;
  }
  const { rerender } = open(page('/', <Menu />));
  isBroken = true;
  rerender(instructions);
  expect(screen.getByText('Cooking Instructions')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'The shell' })).toBeVisible();
  expect(failures()).toEqual([]);
  expect(report).toHaveBeenCalledWith(
    expect.stringContaining('/instructions failed.'),
    expect.any(Error),
  );
});

it('a page that cannot be shown says so, the rest of the shop and the next page work, and “Try again” shows it once it works', async () => {
  const Menu = () => {
    failIfBroken();
    return <p>Meatloaf</p>;
  };
  isBroken = true;
  const { rerender } = open(page('/', <Menu />));
  expect(failures()).toEqual(['This page can’t be shown right now.']);
  expect(screen.getByRole('heading', { name: 'The shell' })).toBeVisible();
  rerender(instructions);
  expect(screen.getByText('Cooking Instructions')).toBeVisible();
  expect(failures()).toEqual([]);
  rerender(page('/', <Menu />));
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('main')).toHaveFocus();
  expect(screen.getByText('Meatloaf')).toBeVisible();
});
