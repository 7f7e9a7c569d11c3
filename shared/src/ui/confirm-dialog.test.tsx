import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfirmDialog } from './confirm-dialog';

it.each([
  ['Delete', ['yes']],
  ['Keep it', ['no']],
  ['Close', ['no']],
])('a question before something is lost is answered by “%s” with %p', async (name, answers) => {
  const given: string[] = [];
  render(
    <ConfirmDialog
      isOpen
      title="Delete it?"
      yes="Delete"
      no="Keep it"
      onYes={() => given.push('yes')}
      onNo={() => given.push('no')}
    >
      It will be gone.
    </ConfirmDialog>,
  );
  expect(screen.getByRole('dialog', { name: 'Delete it?' })).toHaveTextContent('It will be gone.');
  await userEvent.click(screen.getByRole('button', { name }));
  expect(given).toEqual(answers);
});
