import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { firebaseAuthProvider } from '@simmer/shared/firebase';
import { auth, isManager, useAuth } from './auth';

jest.mock('@simmer/shared/firebase', () => ({
  firebaseAuthProvider: {
    mayHaveAccount: jest.fn(),
    observe: jest.fn(),
    logIn: jest.fn(),
    signUp: jest.fn(),
    logOut: jest.fn(),
    readRole: jest.fn(),
  },
}));

const provider = jest.mocked(firebaseAuthProvider);

function Who() {
  const state = useAuth();
  if (state.status !== 'signed-in') return <p>{state.status}</p>;
  return (
    <p>
      {state.account.email} {isManager(state) ? 'may edit' : 'may order'}
    </p>
  );
}

describe('what a page shows about the account', () => {
  it('follows the account and its role', async () => {
    provider.observe.mockImplementation(async (listener) => {
      listener({ uid: 'olive', email: 'olive@test.example', displayName: null });
    });
    provider.readRole.mockResolvedValue('manager');
    provider.logOut.mockResolvedValue(undefined);
    render(<Who />);
    expect(screen.getByText('starting')).toBeVisible();

    await act(async () => {
      await auth.start();
    });
    expect(await screen.findByText('olive@test.example may edit')).toBeVisible();
    // Prerendered HTML is for everyone, so it shows no account.
    expect(renderToString(<Who />)).toBe('<p>starting</p>');

    await act(() => auth.logOut());
    expect(screen.getByText('signed-out')).toBeVisible();
  });
});
