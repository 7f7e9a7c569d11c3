import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IconButton } from './icon-button';

describe('a button with only an icon', () => {
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
});
