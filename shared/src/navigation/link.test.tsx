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

it('a link within the site does not navigate when its own handler prevents it', async () => {
  const link = show(
    <Link to="/login" onClick={(event) => event.preventDefault()}>
      Login
    </Link>,
  );
  await userEvent.click(link);
  expect(place()).toBe('POP /start null');
});
