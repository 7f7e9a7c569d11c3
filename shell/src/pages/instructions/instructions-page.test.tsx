import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { InstructionsPage } from './instructions-page';

it('the cooking instructions are four numbered steps and a word about cleaning up, and lead back to the menu [168] [169] [170]', () => {
  render(<InstructionsPage />, { wrapper: MemoryRouter });
  // The list is ordered: the numbers are the list's own.
  expect(screen.getByRole('list').tagName).toBe('OL');
  expect(screen.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
    'Put in the crockpot and open the bag.',
    'Cook on LOW for 8 hours.',
    'Or, to speed it up, cook on HIGH for half the time: 4 hours.',
    'Enjoy.',
  ]);
  expect(screen.getByText('P.S. Clean up is a breeze!')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Menu' })).toHaveAttribute('href', '/');
});
