import { FirebaseError } from 'firebase/app';
import * as firebaseAuth from 'firebase/auth';
import type * as AuthClient from './auth-client';

jest.mock('firebase/auth');
jest.mock('./firebase-app', () => ({ checkedApp: () => Promise.resolve('the app') }));
const localEndpoints = jest.fn();
jest.mock('@simmer/shared/registry', () => ({ localEndpoints: () => localEndpoints() }));

const sdk = jest.mocked(firebaseAuth);
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

it('an account is reported at each change and at each logout, and counts as unknown while storage delays the answer (case 71)', async () => {
  accounts.authStateReady.mockReturnValue(new Promise(() => undefined));
  const [heard, known] = [jest.fn(), jest.fn()];
  void client.observe(heard).then(known);
  await new Promise(setImmediate);
  const tell = sdk.onAuthStateChanged.mock.calls[0]?.[1] as (user: unknown) => void;
  for (const user of [null, { uid: 'nameless', email: null, displayName: null }]) tell(user);
  expect(heard.mock.calls).toEqual([[null], [{ uid: 'nameless', email: '', displayName: null }]]);
  expect(known).not.toHaveBeenCalled();
});

it('a forgotten password is replaced through a link in an email, which leads back to our page if the owner has authorized our domain, or else says why not', async () => {
  const url = 'https://kitchen.test.example/login';
  const ask = () => client.requestPasswordReset(olive.email, url);
  const refuse = (code: string) =>
    sdk.sendPasswordResetEmail.mockRejectedValueOnce(new FirebaseError(code, 'refused'));
  refuse('auth/unauthorized-continue-uri');
  await ask();
  expect(sdk.sendPasswordResetEmail.mock.calls).toEqual([
    [accounts, olive.email, { url }],
    [accounts, olive.email],
  ]);
  const code = 'auth/too-many-requests';
  refuse(code);
  await expect(ask()).rejects.toMatchObject({ code });
});

it('a link for an address without an account counts as sent, whether or not the owner has authorized our domain', async () => {
  for (const codes of [['user-not-found'], ['unauthorized-continue-uri', 'user-not-found']]) {
    for (const code of codes)
      sdk.sendPasswordResetEmail.mockRejectedValueOnce(new FirebaseError(`auth/${code}`, 'No.'));
    await expect(client.requestPasswordReset(olive.email, '/login')).resolves.toBeUndefined();
  }
});

it('the accounts are those of the local cloud when the registry names one, connected once and tried again after an unreadable registry; otherwise they are the owner’s', async () => {
  localEndpoints.mockRejectedValueOnce(new Error('offline'));
  await expect(client.logOut()).rejects.toThrow('offline');
  const auth = 'http://127.0.0.1:9098';
  localEndpoints.mockResolvedValue({ auth });
  await Promise.all([client.logOut(), client.observe(() => undefined)]);
  const emulator = [[accounts, auth, { disableWarnings: true }]];
  expect(sdk.connectAuthEmulator.mock.calls).toEqual(emulator);
  expect(sdk.signOut).toHaveBeenCalledWith(accounts);
  localEndpoints.mockResolvedValue(undefined);
  jest.isolateModules(() => {
    client = jest.requireActual('./auth-client');
  });
  await client.logOut();
  expect(sdk.connectAuthEmulator.mock.calls).toEqual(emulator);
});
