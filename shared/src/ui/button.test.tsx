import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { AnchorButton, Button, LinkButton } from './button';

describe('a button', () => {
  it('submits a form only with type submit', async () => {
    const onSubmit = jest.fn((event: React.FormEvent) => {
      event.preventDefault();
    });
    render(
      <form onSubmit={onSubmit}>
        <Button>Back</Button>
        <Button type="submit">Submit Order</Button>
      </form>,
    );

    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Submit Order' }));
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });
});

describe('a link that looks like a button', () => {
  it('leads to another page of the site without a page load', async () => {
    render(
      <MemoryRouter initialEntries={['/cart']}>
        <Routes>
          <Route path="/cart" element={<LinkButton to="/">Back to Menu</LinkButton>} />
          <Route path="/" element={<p>The menu</p>} />
        </Routes>
      </MemoryRouter>,
    );
    expect(screen.getByRole('link', { name: 'Back to Menu' })).toHaveAttribute('href', '/');

    await userEvent.click(screen.getByRole('link', { name: 'Back to Menu' }));

    expect(screen.getByText('The menu')).toBeVisible();
  });

  it('can leave the site', () => {
    render(
      <AnchorButton href="https://social.test.example" target="_blank">
        Our page
      </AnchorButton>,
    );
    const link = screen.getByRole('link', { name: 'Our page' });
    expect(link).toHaveAttribute('href', 'https://social.test.example');
    expect(link).toHaveAttribute('target', '_blank');
  });
});
