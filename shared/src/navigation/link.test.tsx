import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { Link, useLocation } from './navigation';

function Here() {
  return <output>{useLocation().pathname}</output>;
}

it('a link within the site does not navigate when its own handler prevents it', async () => {
  render(
    <MemoryRouter initialEntries={['/start']}>
      <Link to="/login" onClick={(event) => event.preventDefault()}>
        Login
      </Link>
      <Here />
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('link'));
  expect(screen.getByRole('status')).toHaveTextContent('/start');
});
