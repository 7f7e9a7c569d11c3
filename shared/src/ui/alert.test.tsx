import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Alert } from './alert';
import { Button } from './button';

describe('a message in the page', () => {
  // In a region that has just appeared, screen readers announce nothing but an alert.
  it.each([
    ['politely if it takes the focus', true, 'status'],
    ['as an alert if the focus stays where it is', false, 'alert'],
  ])('is announced on success, %s', (_how, takesFocus, role) => {
    const message = 'Account created! You can now log in.';
    render(<Alert tone="success" message={message} takesFocus={takesFocus} />);
    expect(screen.getByRole(role)).toHaveTextContent(message);
  });

  it('announces nothing else that it contains', () => {
    render(
      <Alert message="The order was not sent.">
        <Button>Try again</Button>
      </Alert>,
    );
    expect(screen.getByRole('alert')).not.toContainElement(screen.getByRole('button'));
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('takes the focus on request, and again when its text changes', async () => {
    const { rerender } = render(<Alert message="First." takesFocus />);
    expect(screen.getByRole('alert').parentElement).toHaveFocus();
    await userEvent.tab();
    expect(document.body).toHaveFocus();
    rerender(<Alert message="Second." takesFocus />);
    expect(screen.getByRole('alert').parentElement).toHaveFocus();
  });
});
