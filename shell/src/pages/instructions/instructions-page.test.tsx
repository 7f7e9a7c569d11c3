import { setSiteConfig } from '@simmer/shared/config';
import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { InstructionsPage } from './instructions-page';

beforeEach(() => {
  setSiteConfig(testSiteConfig);
  render(
    <MemoryRouter>
      <InstructionsPage />
    </MemoryRouter>,
  );
});

describe('the cooking instructions', () => {
  it('are four numbered steps [168]', () => {
    // An ordered list: the numbers are the list's own.
    expect(screen.getByRole('list').tagName).toBe('OL');
    expect(screen.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
      'Put in the crockpot and open the bag.',
      'Cook on LOW for 8 hours.',
      'To speed it up, cook on HIGH for half the time.',
      'Enjoy.',
    ]);
  });

  it('end with a word about cleaning up [169]', () => {
    expect(screen.getByText('P.S. Clean up is a breeze!')).toBeVisible();
  });

  it('lead back to the menu [170]', () => {
    expect(screen.getByRole('link', { name: 'Back to Menu' })).toHaveAttribute('href', '/');
  });
});
