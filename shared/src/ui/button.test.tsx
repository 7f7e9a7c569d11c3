import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button';
import { IconButton } from './icon-button';

it('a button submits a form only with type submit', async () => {
  const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <IconButton label="Close">
        <svg aria-hidden />
      </IconButton>
      <Button>Back</Button>
      <Button type="submit">Submit Order</Button>
    </form>,
  );
  for (const [name, times] of [
    ['Close', 0],
    ['Back', 0],
    ['Submit Order', 1],
  ] as const) {
    await userEvent.click(screen.getByRole('button', { name }));
    expect(onSubmit).toHaveBeenCalledTimes(times);
  }
});
