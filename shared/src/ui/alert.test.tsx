import { render, screen } from '@testing-library/react';
import { Alert } from './alert';
import { Button } from './button';

describe('a message in the page', () => {
  it('is announced at once when something is wrong', () => {
    render(<Alert message="Please log in to submit your order." />);
    expect(screen.getByRole('alert')).toHaveTextContent(/^Please log in to submit your order\.$/);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

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

  it('leaves the focus alone by default', () => {
    render(<Alert message="The menu can’t be shown right now." />);
    expect(document.body).toHaveFocus();
  });

  it('takes the focus on request, and again when the text changes', () => {
    const { rerender } = render(<Alert message="First." takesFocus />);
    expect(screen.getByRole('alert').parentElement).toHaveFocus();

    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    expect(document.body).toHaveFocus();
    rerender(<Alert message="Second." takesFocus />);

    expect(screen.getByRole('alert').parentElement).toHaveFocus();
  });

  it('is not in the tab order', () => {
    render(<Alert message="First." />);
    expect(screen.getByRole('alert').parentElement).toHaveAttribute('tabindex', '-1');
  });
});
