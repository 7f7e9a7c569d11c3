import { FirebaseError } from 'firebase/app';
import * as firebaseAuth from 'firebase/auth';
import type * as AuthClient from './auth-client';

jest.mock('firebase/auth');
jest.mock('./app', () => ({ checkedApp: () => Promise.resolve('the app') }));
const localEndpoints = jest.fn();
jest.mock('@simmer/shared/registry', () => ({ localEndpoints: () => localEndpoints() }));

const sdk = jest.mocked(firebaseAuth);
const user = { uid: 'olive', email: 'olive@test.example', displayName: 'Olive', refreshToken: 'x' };
const olive = { uid: 'olive', email: 'olive@test.example', displayName: 'Olive' };

const accounts = { authStateReady: jest.fn() };

let client: typeof AuthClient;
beforeEach(() => {
  jest.resetAllMocks();
  accounts.authStateReady.mockResolvedValue(undefined);
  sdk.initializeAuth.mockReturnValue(accounts as never);
  jest.isolateModules(() => {
    client = jest.requireActual('./auth-client');
  });
});

describe('an account', () => {
  it('is created and entered with an email address and a password', async () => {
    sdk.createUserWithEmailAndPassword.mockResolvedValue({ user } as never);
    sdk.signInWithEmailAndPassword.mockResolvedValue({ user } as never);

    await expect(client.createAccount(olive.email, 'secret')).resolves.toEqual(olive);
    await expect(client.logIn(olive.email, 'secret')).resolves.toEqual(olive);

    const credentials = [accounts, olive.email, 'secret'];
    expect(sdk.createUserWithEmailAndPassword.mock.calls).toEqual([credentials]);
    expect(sdk.signInWithEmailAndPassword.mock.calls).toEqual([credentials]);
  });

  it('is reported at each change, and so is signing out', async () => {
    const heard = jest.fn();
    await client.observe(heard);
    const tell = sdk.onAuthStateChanged.mock.calls[0]?.[1] as (user: unknown) => void;

    tell(null);
    tell(user);
    tell({ uid: 'nameless', email: null, displayName: null });

    expect(heard.mock.calls).toEqual([
      [null],
      [olive],
      [{ uid: 'nameless', email: '', displayName: null }],
    ]);
  });

  it('is not said to be known while a storage holds up the answer (case 71)', async () => {
    accounts.authStateReady.mockReturnValue(new Promise(() => undefined));
    const known = jest.fn();
    void client.observe(jest.fn()).then(known);
    await new Promise(setImmediate);
    expect(sdk.onAuthStateChanged).toHaveBeenCalledTimes(1);
    expect(known).not.toHaveBeenCalled();
  });
});

describe('a forgotten password', () => {
  const login = 'https://kitchen.test.example/login';
  const ask = () => client.requestPasswordReset(olive.email, login);
  const refuse = (code: string) =>
    sdk.sendPasswordResetEmail.mockRejectedValueOnce(new FirebaseError(code, 'refused'));

  it('is replaced by a link in an email, which leads back to our page', async () => {
    await ask();
    expect(sdk.sendPasswordResetEmail.mock.calls).toEqual([
      [accounts, olive.email, { url: login }],
    ]);
  });

  it('gets its email even if the owner has not authorized our domain', async () => {
    refuse('auth/unauthorized-continue-uri');
    await ask();
    expect(sdk.sendPasswordResetEmail).toHaveBeenLastCalledWith(accounts, olive.email);
  });

  it('says why it cannot get it', async () => {
    const code = 'auth/too-many-requests';
    refuse(code);
    await expect(ask()).rejects.toMatchObject({ code });
  });
});

describe('where the accounts are', () => {
  it('is the owner’s cloud in production, where a log-out reaches the provider', async () => {
    await client.logOut();
    expect(sdk.signOut).toHaveBeenCalledWith(accounts);
    expect(sdk.connectAuthEmulator).not.toHaveBeenCalled();
  });

  it('is the local cloud when the registry names one, connected once', async () => {
    const auth = 'http://127.0.0.1:9098';
    localEndpoints.mockResolvedValue({ auth });
    await Promise.all([client.logOut(), client.observe(() => undefined)]);
    expect(sdk.connectAuthEmulator.mock.calls).toEqual([
      [accounts, auth, { disableWarnings: true }],
    ]);
  });

  it('is looked up again after the registry could not be read', async () => {
    localEndpoints.mockRejectedValueOnce(new Error('offline'));
    await expect(client.logOut()).rejects.toThrow('offline');
    await expect(client.logOut()).resolves.toBeUndefined();
  });
});
