import { render, screen } from '@testing-library/react';
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

const place = () => screen.getByRole('status').textContent;

describe('a link within the site', () => {
  it('navigates without a page load, has an address, and can replace the history entry and pass state', async () => {
    const link = show(
      <Link to="/login#form" replace state={{ alert: 'login-required' }}>
        Log in
      </Link>,
    );
    expect(link).toHaveAttribute('href', '/login#form');
    await userEvent.click(link);
    expect(place()).toBe('REPLACE /login#form {"alert":"login-required"}');
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
