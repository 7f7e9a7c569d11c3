import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfirmDialog } from './confirm-dialog';

async function answer(name: string) {
  const onYes = jest.fn();
  const onNo = jest.fn();
  render(
    <ConfirmDialog isOpen title="Delete it?" yes="Delete" no="Keep it" onYes={onYes} onNo={onNo}>
      It will be gone.
    </ConfirmDialog>,
  );
  expect(screen.getByRole('dialog', { name: 'Delete it?' })).toHaveTextContent('It will be gone.');
  await userEvent.click(screen.getByRole('button', { name }));
  return { yes: onYes.mock.calls.length, no: onNo.mock.calls.length };
}

describe('a question before something is lost', () => {
  it('is answered with yes by its button only', async () =>
    expect(await answer('Delete')).toEqual({ yes: 1, no: 0 }));

  it.each(['Keep it', 'Close'])('is answered with no by “%s”', async (name) =>
    expect(await answer(name)).toEqual({ yes: 0, no: 1 }),
  );
});
