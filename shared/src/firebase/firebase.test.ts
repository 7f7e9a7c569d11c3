import { muteConsole } from '../testing/mute-console';
import * as authClient from './auth-client';
import * as databaseClient from './database-client';
import { firebaseAuthProvider, FIREBASE_LIMIT_MS, readMenu } from './firebase';
import { addDishes } from './owner-database';

jest.mock('./auth-client');
jest.mock('./database-client');

const authMock = jest.mocked(authClient);
const databaseMock = jest.mocked(databaseClient);
const pepper = { uid: 'pepper', email: 'pepper@test.example', displayName: null };
const pie = {
  name: 'PIE',
  description: 'Sweet.',
  sizes: [{ label: 'Small', price: 25, feeds: '' }],
};

beforeEach(() => {
  jest.resetAllMocks();
});
const warn = muteConsole('warn');

describe('a new account', () => {
  it('is created first, then its profile with the role guest [175]', async () => {
    const steps: unknown[] = [];
    authMock.createAccount.mockImplementation(async (...call) => {
      steps.push(['account', ...call]);
      return pepper;
    });
    databaseMock.createProfile.mockImplementation(async (...call) => {
      steps.push(['profile', ...call]);
    });
    await firebaseAuthProvider.signUp(pepper.email, 'secret', 'guest');

    expect(steps).toEqual([
      ['account', pepper.email, 'secret'],
      ['profile', 'pepper', 'guest'],
    ]);
  });

  it('can be used even if its profile cannot be written, which is reported', async () => {
    const refused = new Error('permission-denied');
    authMock.createAccount.mockResolvedValue(pepper);
    databaseMock.createProfile.mockRejectedValue(refused);
    await expect(firebaseAuthProvider.signUp(pepper.email, 'secret', 'guest')).resolves.toEqual(
      pepper,
    );
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('no profile'), refused);
  });
});

it.each([
  ['manager', { role: 'manager' }, 'manager'],
  ['nothing when there is no profile', undefined, null],
  ['nothing when the profile is no record', 'manager', null],
])('the role in a profile reads as %s', async (_case, profile, role) => {
  databaseMock.readProfile.mockResolvedValue(profile);
  await expect(firebaseAuthProvider.readRole('olive')).resolves.toBe(role);
  expect(databaseMock.readProfile).toHaveBeenCalledWith('olive');
});

it('an account that is created after the time limit still gets its profile (case 89)', async () => {
  jest.useFakeTimers();
  let create: (account: typeof pepper) => void = () => undefined;
  authMock.createAccount.mockReturnValue(new Promise((resolve) => (create = resolve)));
  const answer = expect(
    firebaseAuthProvider.signUp(pepper.email, 'secret', 'guest'),
  ).rejects.toMatchObject({ name: 'TimeLimitError' });
  await jest.advanceTimersByTimeAsync(FIREBASE_LIMIT_MS);
  await answer;
  create(pepper);
  await jest.advanceTimersByTimeAsync(0);
  expect(databaseMock.createProfile).toHaveBeenCalledWith('pepper', 'guest');
});

describe('a menu that the document has requested', () => {
  const ask = (answer: Promise<unknown>) => {
    globalThis.simmerMenu = { askedAt: Date.now(), answer };
  };

  it('is read once, without the client if there was an answer', async () => {
    databaseMock.readMenu.mockResolvedValue([{ id: 'a', data: pie }]);
    ask(Promise.resolve([]));
    await expect(readMenu()).resolves.toEqual([]);
    expect(databaseMock.readMenu).not.toHaveBeenCalled();
    await expect(readMenu()).resolves.toEqual([{ id: 'a', data: pie }]);
    ask(Promise.resolve(undefined));
    await expect(readMenu()).resolves.toEqual([{ id: 'a', data: pie }]);
  });

  it('is abandoned after ten seconds, and requested again by the client', async () => {
    jest.useFakeTimers();
    databaseMock.readMenu.mockResolvedValue([{ id: 'a', data: pie }]);
    ask(new Promise(() => undefined));
    const hung = expect(readMenu()).rejects.toMatchObject({ name: 'TimeLimitError' });
    await jest.advanceTimersByTimeAsync(FIREBASE_LIMIT_MS);
    await hung;
    await expect(readMenu()).resolves.toEqual([{ id: 'a', data: pie }]);
  });
});

it.each([
  ['reading the menu', () => readMenu()],
  ['adding a dish', () => addDishes([{ id: 'b', fields: pie }])],
  ['listening for the account', () => firebaseAuthProvider.observe(() => undefined)],
  ['logging in', () => firebaseAuthProvider.logIn('a@test.example', 'x')],
  ['signing up', () => firebaseAuthProvider.signUp('a@test.example', 'x', 'guest')],
  ['logging out', () => firebaseAuthProvider.logOut()],
  ['reading the role', () => firebaseAuthProvider.readRole('a')],
])('the wait for a service that hangs ends after ten seconds while %s', async (_what, call) => {
  jest.useFakeTimers();
  for (const mock of [...Object.values(authMock), ...Object.values(databaseMock)]) {
    // A mocked module also has the ES module marker.
    if (jest.isMockFunction(mock))
      (mock as jest.Mock).mockReturnValue(new Promise(() => undefined));
  }
  const outcome = expect(call()).rejects.toThrow('No answer within 10 seconds.');
  await jest.advanceTimersByTimeAsync(FIREBASE_LIMIT_MS);
  await outcome;
});
