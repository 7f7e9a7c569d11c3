import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { LatePart } from './late-part';

it('comes once the page is idle, and is not in the page before', async () => {
  render(
    <MemoryRouter>
      <LatePart name="SectionChips" />
    </MemoryRouter>,
  );
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  expect(await screen.findByRole('navigation', { name: 'Menu sections' })).toBeInTheDocument();
});
