import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';

function Page({ onClose }: { onClose: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Delete</Button>
      <Dialog
        isOpen={isOpen}
        title="Are you sure?"
        onClose={() => {
          onClose();
          setIsOpen(false);
        }}
      >
        <Button onClick={() => setIsOpen(false)}>Yes</Button>
      </Dialog>
    </>
  );
}

async function openDialog(onClose: () => void): Promise<HTMLDialogElement> {
  render(<Page onClose={onClose} />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  return screen.getByRole('dialog', { name: 'Are you sure?' });
}

describe('a dialog', () => {
  it.each([
    ['the X button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
    // jsdom has no Escape for dialogs; a browser closes the dialog, then fires `close`.
    ['Escape', (dialog: HTMLDialogElement) => act(async () => dialog.close())],
  ])('closes with %s, calls back once, and opens again', async (_what, close) => {
    const onClose = jest.fn();
    const dialog = await openDialog(onClose);
    await close(dialog);
    expect(dialog).not.toHaveAttribute('open');
    expect(onClose).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(dialog).toHaveAttribute('open');
  });

  it('does not call back when the page itself closes it', async () => {
    const onClose = jest.fn();
    const dialog = await openDialog(onClose);
    await userEvent.click(screen.getByRole('button', { name: 'Yes' }));
    expect(dialog).not.toHaveAttribute('open');
    expect(onClose).not.toHaveBeenCalled();
  });
});
