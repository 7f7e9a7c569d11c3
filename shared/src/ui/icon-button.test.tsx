import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { IconButton } from './icon-button';

describe('a button with only an icon', () => {
  it('has a name, and works with the mouse and the keyboard', async () => {
    const onClick = jest.fn();
    render(
      <IconButton label="Close" onClick={onClick}>
        <svg aria-hidden />
      </IconButton>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    expect(onClick).toHaveBeenCalledTimes(3);
  });

  it('never submits its form', async () => {
    const onSubmit = jest.fn((event: React.FormEvent) => {
      event.preventDefault();
    });
    render(
      <form onSubmit={onSubmit}>
        <IconButton label="Close">
          <svg aria-hidden />
        </IconButton>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('can say what it opens, and take the focus', () => {
    const ref = createRef<HTMLButtonElement>();
    render(
      <IconButton label="Menu" aria-expanded={false} aria-controls="links" ref={ref}>
        <svg aria-hidden />
      </IconButton>,
    );
    ref.current?.focus();
    const button = screen.getByRole('button', { name: 'Menu', expanded: false });
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-controls', 'links');
  });
});
