import { cart } from '@simmer/shared/cart';
import { setSiteConfig } from '@simmer/shared/config';
import { readMenu } from '@simmer/shared/firebase';
import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { screen, within } from '@testing-library/react';
import MenuSections from './menu-sections';
import { render } from '../testing/render';

// The exposed component takes no props, so a test replaces the module it imports.
jest.mock('@simmer/shared/firebase', () => ({ readMenu: jest.fn() }));
jest.mock('../idle-part/load-idle-menu', () => ({ IdleMenu: () => null }));

beforeEach(() => {
  cart.clear();
  jest.mocked(readMenu).mockReset();
  jest.mocked(readMenu).mockReturnValue(new Promise(() => undefined));
});

describe('the four sections of the menu', () => {
  it('are in order, each with the id and the heading that the navigation links to; the fixed dishes are there at once, without waiting for the database [47] [49] [52] [53]', () => {
    render(<MenuSections />);
    expect(
      screen
        .getAllByRole('region')
        .map((section) => [
          section.id,
          within(section).getByRole('heading', { level: 2 }).textContent,
          within(section).queryAllByRole('article').length,
        ]),
    ).toEqual([
      ['classics', 'Classics', 4],
      ['menu', 'Monthly Menu', 0],
      ['soup', 'Soup and Chili', 4],
      ['desserts', 'Desserts', 9],
    ]);
    expect(screen.getByText('Loading Menu...')).toBeVisible();
  });

  it('show the business’s sentences, or the shop’s own; they say which dishes are still raw, and that a dish without allergen tags may contain allergens', () => {
    setSiteConfig({
      ...testSiteConfig,
      texts: { soup: 'By the jar, with rye bread.' },
      serving: { classics: { text: 'Raw in a bag.', cooking: 'Raw: 8 hours on LOW' } },
    });
    render(<MenuSections />);
    const section = (name: string) => within(screen.getByRole('region', { name }));
    expect(section('Soup and Chili').getByText('By the jar, with rye bread.')).toBeVisible();
    expect(section('Desserts').getByText('Whole pies and pans.')).toBeVisible();
    expect(section('Classics').getByText('Raw in a bag.')).toBeVisible();
    expect(section('Classics').getAllByText('Raw: 8 hours on LOW')).toHaveLength(3);
    expect(screen.getAllByText(/^Raw/)).toHaveLength(4);
    for (const name of ['Classics', 'Monthly Menu', 'Soup and Chili', 'Desserts'])
      expect(section(name).getByText(/doesn’t say “Contains”/)).toBeVisible();
  });
});
