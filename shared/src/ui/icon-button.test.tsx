import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { IconButton } from './icon-button';

describe('a button that shows an icon only', () => {
  it('has a name, and does what it says with the mouse and the keyboard', async () => {
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

  it('never submits the form it stands in', async () => {
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

  it('says what it opens, and can be given the focus', () => {
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
