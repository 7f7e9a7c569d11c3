import { cart } from '@simmer/shared/cart';
import { setSiteConfig } from '@simmer/shared/config';
import { readMenu } from '@simmer/shared/firebase';
import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import MenuSections from './menu-sections';
import { render } from '../testing/render';

// The exposed component takes no props, so a test replaces the module it imports.
jest.mock('@simmer/shared/firebase', () => ({ readMenu: jest.fn() }));
jest.mock('../idle-part/load-idle-part', () => ({ IdlePart: () => null }));

beforeEach(() => {
  setSiteConfig(testSiteConfig);
  cart.clear();
  jest.mocked(readMenu).mockReset();
  jest.mocked(readMenu).mockReturnValue(new Promise(() => undefined));
});

describe('the four sections of the menu', () => {
  it('are in order, each with the id and the heading that the navigation links to', () => {
    render(<MenuSections />);
    const sections = screen.getAllByRole('region');
    expect(
      sections.map((section) => [
        section.id,
        within(section).getByRole('heading', { level: 2 }).textContent,
      ]),
    ).toEqual([
      ['classics', 'Classics'],
      ['menu', 'Monthly Menu'],
      ['soup', 'Soup and Chili'],
      ['desserts', 'Desserts'],
    ]);
  });

  it('say the sentences of the business, and those of the shop where it has none', () => {
    setSiteConfig({ ...testSiteConfig, texts: { soup: 'By the jar, with rye bread.' } });
    render(<MenuSections />);
    const section = (name: string) => within(screen.getByRole('region', { name }));
    expect(section('Soup and Chili').getByText('By the jar, with rye bread.')).toBeVisible();
    expect(section('Desserts').getByText('Whole pies and pans.')).toBeVisible();
  });

  it('say once, before the first dish, that a dish without allergens is not free of them', () => {
    render(<MenuSections />);
    expect(
      within(screen.getByRole('region', { name: 'Classics' })).getByText(/doesn’t say “Contains”/),
    ).toBeVisible();
    expect(screen.getAllByText(/doesn’t say “Contains”/)).toHaveLength(1);
  });

  it('show the fixed dishes at once, without waiting for the database [47] [49] [52] [53]', () => {
    render(<MenuSections />);
    const dishesIn = (name: string) =>
      within(screen.getByRole('region', { name })).queryAllByRole('article').length;
    expect(dishesIn('Classics')).toBe(4);
    expect(dishesIn('Monthly Menu')).toBe(0);
    expect(dishesIn('Soup and Chili')).toBe(4);
    expect(dishesIn('Desserts')).toBe(9);
    expect(screen.getByText('Loading Menu...')).toBeVisible();
  });

  it('send no request to the database before the page is rendered', () => {
    render(<MenuSections />);
    expect(readMenu).not.toHaveBeenCalled();
  });

  it('list the dishes from the database when they arrive [48]', async () => {
    jest
      .mocked(readMenu)
      .mockResolvedValue([{ id: 'a', data: { name: 'PIE', sizes: [{ label: 'One', price: 9 }] } }]);
    render(<MenuSections />);
    const monthly = screen.getByRole('region', { name: 'Monthly Menu' });
    expect(await within(monthly).findByRole('article', { name: 'PIE' })).toBeVisible();
    expect(screen.queryByText('Loading Menu...')).toBeNull();
  });
});

describe('prerendered HTML', () => {
  it('hydrates without a mismatch, and keeps a note that was typed before', async () => {
    const container = document.createElement('div');
    document.body.append(container);
    const page = (
      <MemoryRouter>
        <MenuSections />
      </MemoryRouter>
    );
    container.innerHTML = renderToString(page);
    const note = within(container).getByLabelText<HTMLTextAreaElement>(
      'Note for Meatloaf with veggies',
    );
    note.value = 'No salt';

    const onRecoverableError = jest.fn();
    const root = await act(async () => hydrateRoot(container, page, { onRecoverableError }));
    expect(onRecoverableError).not.toHaveBeenCalled();

    fireEvent.click(
      within(container).getByRole('button', { name: 'Add Meatloaf with veggies, Small, $30.00' }),
    );
    expect(cart.get()).toMatchObject([{ modification: 'No salt' }]);
    act(() => {
      root.unmount();
    });
    container.remove();
  });
});
