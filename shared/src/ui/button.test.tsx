import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { AnchorButton, Button, LinkButton } from './button';

describe('a button', () => {
  it('works with the mouse, Enter and Space', async () => {
    const onClick = jest.fn();
    render(<Button onClick={onClick}>Add to cart</Button>);

    await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');

    expect(onClick).toHaveBeenCalledTimes(3);
  });

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

  it('does nothing while it is disabled', async () => {
    const onClick = jest.fn();
    render(
      <Button onClick={onClick} disabled>
        Minus
      </Button>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Minus' }));
    expect(onClick).not.toHaveBeenCalled();
  });

  it('can take the focus', () => {
    const ref = createRef<HTMLButtonElement>();
    render(<Button ref={ref}>Try again</Button>);
    ref.current?.focus();
    expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
  });

  it.each(['primary', 'secondary', 'quiet', 'danger'] as const)('has the look %s', (look) => {
    render(
      <Button look={look} isOnDark>
        Go
      </Button>,
    );
    expect(screen.getByRole('button')).toHaveAttribute('class', `button ${look} onDark`);
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
