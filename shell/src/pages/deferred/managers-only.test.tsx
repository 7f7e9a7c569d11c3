import { firebaseAuthProvider } from '../../testing/fake-firebase';
import { olive, pepper } from '@simmer/shared/testing/fake-auth-provider';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadRemote } from '../../testing/fake-federation';
import { pending } from '../../testing/pending';
import { freshPage, openShell, signIn } from '../../testing/open-shell';

const DENIED = 'Access Denied. You do not have permission to edit the menu.';

beforeEach(async () => {
  await freshPage();
  loadRemote.mockClear();
});

describe('the gate before the menu editor', () => {
  it('denies a visitor and a guest, does not even fetch the editor, and offers a login [20] [182] [184]', async () => {
    await openShell('/menu-editor');
    const main = within(screen.getByRole('main'));
    for (const way of ['Log in', 'Use another account']) {
      expect(screen.getByRole('alert')).toHaveTextContent(DENIED);
      expect(main.getByRole('link', { name: 'Back to Menu' })).toHaveAttribute('href', '/');
      expect(main.getByRole('link', { name: way })).toHaveAttribute('href', '/login');
      await signIn(pepper, 'MANAGER');
    }
    expect(loadRemote).not.toHaveBeenCalledWith('editor_mfe/MenuEditor');
  });

  it('says “Loading...” while the role is fetched, then denies [183] [184]', async () => {
    const { promise, arrive } = pending<string>();
    jest.spyOn(firebaseAuthProvider, 'readRole').mockReturnValue(promise);
    await openShell('/menu-editor');
    await signIn(pepper, 'guest');
    expect(screen.getByText('Loading...')).toBeVisible();
    expect(screen.queryByText(DENIED)).not.toBeInTheDocument();
    expect(loadRemote).not.toHaveBeenCalledWith('editor_mfe/MenuEditor');

    await act(async () => arrive('guest'));
    expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
    expect(screen.getByText(DENIED)).toBeVisible();
  });

  it('closes behind a manager who logs out [184]', async () => {
    await openShell('/menu-editor');
    await signIn(olive, 'manager');
    await screen.findByRole('heading', { name: 'Current Menu Items' });
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    expect(screen.getByText(DENIED)).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Current Menu Items' })).not.toBeInTheDocument();
  });
});
