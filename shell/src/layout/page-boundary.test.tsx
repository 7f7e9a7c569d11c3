import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useEffect, type ReactElement } from 'react';
import { PageBoundary } from './page-boundary';

let report: jest.SpyInstance;

beforeEach(() => {
  report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

function fail(): never {
  throw new Error('broken dish');
}

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

const options = { onCaughtError: () => undefined };
const failures = () => screen.queryAllByRole('alert').map((alert) => alert.textContent);

let isLeaving: boolean;
const leave = () => {
  if (isLeaving) fail();
};

it.each([
  [
    'in an effect',
    function Menu() {
      useEffect(() => leave, []);
      return <p>Meatloaf</p>;
    },
  ],
  ['in a ref', () => <p ref={() => leave}>Meatloaf</p>],
])(
  'a remote that throws while the guest leaves its page %s does not keep the guest from the next page, nor from the shop (case 12)',
  (_where, Menu) => {
    isLeaving = false;
    const { rerender } = render(page('/', <Menu />), options);
    isLeaving = true;
    rerender(page('/instructions', <p>Cooking Instructions</p>));
    expect(screen.getByText('Cooking Instructions')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'The shell' })).toBeVisible();
    expect(failures()).toEqual([]);
    expect(report).toHaveBeenCalledWith(
      expect.stringContaining('/instructions failed.'),
      expect.any(Error),
    );
  },
);

describe('a page that cannot be shown', () => {
  let isBroken: boolean;
  const Page = () => (isBroken ? fail() : <p>Cooking Instructions</p>);

  it('says so, and the rest of the shop works, as does the next page; “Try again” shows it once it works', async () => {
    isBroken = true;
    const { rerender } = render(page('/instructions', <Page />), options);
    expect(failures()).toEqual(['This page can’t be shown right now.']);
    expect(screen.getByRole('heading', { name: 'The shell' })).toBeVisible();
    rerender(page('/', <p>Meatloaf</p>));
    expect(screen.getByText('Meatloaf')).toBeVisible();
    expect(failures()).toEqual([]);
    rerender(page('/instructions', <Page />));
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('main')).toHaveFocus();
    expect(screen.getByText('Cooking Instructions')).toBeVisible();
  });
});
