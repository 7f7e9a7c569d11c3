import { render, screen } from '@testing-library/react';
import { Alert } from './alert';
import { Button } from './button';

describe('a message in the page', () => {
  it('is announced politely on success', () => {
    render(<Alert tone="success" message="Account created! You can now log in." />);
    expect(screen.getByRole('status')).toHaveTextContent('Account created! You can now log in.');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('does not announce its other content', () => {
    render(
      <Alert message="The order was not sent.">
        <Button>Try again</Button>
      </Alert>,
    );
    expect(screen.getByRole('alert')).not.toContainElement(screen.getByRole('button'));
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('takes the focus on request, and again when the text changes', () => {
    const { rerender } = render(<Alert message="First." takesFocus />);
    expect(screen.getByRole('alert').parentElement).toHaveFocus();

    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    expect(document.body).toHaveFocus();
    rerender(<Alert message="Second." takesFocus />);

    expect(screen.getByRole('alert').parentElement).toHaveFocus();
  });
});
