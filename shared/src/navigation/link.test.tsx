import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useNavigationType } from 'react-router-dom';
import { Link, useLocation } from './navigation';

function Here() {
  const { pathname, hash, state } = useLocation();
  return <output>{[useNavigationType(), pathname + hash, JSON.stringify(state)].join(' ')}</output>;
}

function show(link: React.ReactElement) {
  render(
    <MemoryRouter initialEntries={['/start']}>
      {link}
      <Here />
    </MemoryRouter>,
  );
  return screen.getByRole('link');
}

/** What the browser would do; jsdom cannot navigate. */
function isLeftToBrowser(link: HTMLElement, init?: MouseEventInit): boolean {
  let isLeft = false;
  window.addEventListener(
    'click',
    (event) => {
      isLeft = !event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  fireEvent.click(link, init);
  return isLeft;
}

const place = () => screen.getByRole('status').textContent;

describe('a link within the site', () => {
  it('navigates without a page load, and has an address', async () => {
    const link = show(<Link to="/#soup">Soups</Link>);
    expect(link).toHaveAttribute('href', '/#soup');
    await userEvent.click(link);
    expect(place()).toBe('PUSH /#soup null');
  });

  it('to the current page adds no history entry', async () => {
    await userEvent.click(show(<Link to="/start">Start</Link>));
    expect(place()).toBe('REPLACE /start null');
  });

  it('can replace the history entry and pass state', async () => {
    await userEvent.click(
      show(
        <Link to="/login" replace state={{ alert: 'login-required' }}>
          Log in
        </Link>,
      ),
    );
    expect(place()).toBe('REPLACE /login {"alert":"login-required"}');
  });

  it.each([
    { how: 'with the Control key', init: { ctrlKey: true } },
    { how: 'with the Command key', init: { metaKey: true } },
    { how: 'with the Shift key', init: { shiftKey: true } },
    { how: 'with the middle button', init: { button: 1 } },
  ])('followed $how is left to the browser', ({ init }) => {
    expect(isLeftToBrowser(show(<Link to="/login">Login</Link>), init)).toBe(true);
    expect(place()).toBe('POP /start null');
  });

  it('to a new tab is left to the browser', () => {
    const link = show(
      <Link to="/login" target="_blank">
        Login
      </Link>,
    );
    expect(link).toHaveAttribute('target', '_blank');
    expect(isLeftToBrowser(link)).toBe(true);
  });

  it('does not navigate when its own handler prevents it', async () => {
    const link = show(
      <Link
        to="/login"
        onClick={(event) => {
          event.preventDefault();
        }}
      >
        Login
      </Link>,
    );
    await userEvent.click(link);
    expect(place()).toBe('POP /start null');
  });
});
