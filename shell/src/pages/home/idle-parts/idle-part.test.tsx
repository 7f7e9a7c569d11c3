import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { IdlePart } from './idle-part';

const open = () => render(<IdlePart name="SectionChips" />, { wrapper: MemoryRouter });

it('the part comes once the page is idle, is not there before, and is there at once when the guest returns', async () => {
  const { unmount } = open();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  expect(await screen.findByRole('navigation', { name: 'Menu sections' })).toBeInTheDocument();
  unmount();
  open();
  expect(screen.getByRole('navigation', { name: 'Menu sections' })).toBeInTheDocument();
});
