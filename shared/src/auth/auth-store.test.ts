import { fakeAuthProvider, olive, pepper } from '../testing/fake-auth-provider';
import { muteConsole } from '../testing/mute-console';
import {
  createAuthStore,
  type Account,
  type AuthProvider,
  type AuthState,
  type AuthStore,
} from './auth-store';
import type { RoleCache } from './role-cache';

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Olive is a manager, and Pepper has no profile. */
function setUp(overrides: Partial<AuthProvider> = {}) {
  const provider = fakeAuthProvider(overrides);
  provider.roles.set('olive', 'manager');
  const roleCache = {
    get: jest.fn<string | undefined, [string]>(),
    set: jest.fn(),
    clear: jest.fn(),
  } satisfies RoleCache;
  const auth = createAuthStore(provider, roleCache);
  const published: AuthState[] = [];
  auth.subscribe(() => published.push(auth.get()));
  return { provider, auth, published, roleCache };
}

/** The provider of a page that starts with this account still logged in. */
const startsAs = (account: Account): Pick<AuthProvider, 'observe'> => ({
  async observe(listener) {
    listener(account);
  },
});

/** Lets a test answer each role request, in any order. */
function slowRoles() {
  const questions: { uid: string; answer: (role: string | null) => void }[] = [];
  const readRole = (uid: string) =>
    new Promise<string | null>((answer) => questions.push({ uid, answer }));
  return { ...setUp({ readRole }), questions };
}

const loggedIn = (account: Account, role: string | null): AuthState => ({
  status: 'logged-in',
  account,
  role,
});
const SIGNED_OUT: AuthState = { status: 'logged-out' };
const UNSURE: AuthState = { status: 'logged-out', isUnsure: true };
const OLIVE = loggedIn(olive, 'manager');
const LATE = new Error('No answer within 10 seconds.');
const refuse = () => Promise.reject(LATE);

const warn = muteConsole('warn');
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
});

describe('the role', () => {
  it('is read on every change of account, and is guest when there is no profile [181]', async () => {
    const { provider, auth } = setUp();
    expect(auth.get()).toEqual({ status: 'starting' });
    await auth.start();
    for (const [account, role] of [
      [olive, 'manager'],
      [pepper, 'guest'],
    ] as const) {
      provider.tell(account);
      expect(auth.get()).toEqual(loggedIn(account, null));
      await settled();
      expect(auth.get()).toEqual(loggedIn(account, role));
    }
  });

  it('of a manager is read once by a login, and opens her pages again without a network, but nobody else’s', async () => {
    const readRole = jest.fn(() => Promise.resolve('manager'));
    const { auth, roleCache } = setUp({ readRole });
    await auth.start();
    await auth.logIn(olive.email, 'secret');
    expect(auth.get()).toEqual(OLIVE);
    expect(readRole).toHaveBeenCalledTimes(1);
    expect(roleCache.set).toHaveBeenCalledWith('olive', 'manager');
    const offline = setUp({ readRole: refuse });
    offline.roleCache.get.mockImplementation((uid) => (uid === 'olive' ? 'manager' : undefined));
    await offline.auth.logIn(olive.email, 'secret');
    expect(offline.auth.get()).toEqual(OLIVE);
    await offline.auth.logIn(pepper.email, 'secret');
    expect(offline.auth.get()).toEqual(loggedIn(pepper, 'guest'));
  });

  it('of a manager stays when it cannot be read again and the browser stores nothing', async () => {
    const readRole = jest
      .fn<Promise<string>, []>(refuse)
      .mockImplementationOnce(() => Promise.resolve('manager'));
    const { auth, provider } = setUp({ readRole });
    await auth.logIn(olive.email, 'secret');
    provider.tell(olive);
    await settled();
    expect(readRole).toHaveBeenCalledTimes(2);
    expect(auth.get()).toEqual(OLIVE);
  });

  it('is not kept on a guest’s device, nor when a manager has logged out', async () => {
    const { auth, roleCache } = setUp();
    await auth.logIn(pepper.email, 'secret');
    expect(roleCache.set).not.toHaveBeenCalled();
    expect(roleCache.clear).toHaveBeenCalled();
    await auth.logIn(olive.email, 'secret');
    roleCache.clear.mockClear();
    await auth.logOut();
    expect(roleCache.clear).toHaveBeenCalled();
  });

  it.each([
    ['is read again', async () => undefined, OLIVE, 2],
    ['not for an account that has logged out', (auth: AuthStore) => auth.logOut(), SIGNED_OUT, 1],
  ])('is guest while the profile cannot be read, which is reported, and %s', async (...row) => {
    const [, meanwhile, state, reads] = row;
    const readRole = jest.fn(() => Promise.resolve('manager')).mockImplementationOnce(refuse);
    const { auth } = setUp({ readRole });
    await auth.logIn(olive.email, 'secret');
    expect(auth.get()).toEqual(loggedIn(olive, 'guest'));
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('role could not be read'), LATE);
    await meanwhile(auth);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(auth.get()).toEqual(state);
    expect(readRole).toHaveBeenCalledTimes(reads);
  });

  it.each<[string, Account | null, AuthState]>([
    ['never goes to the next account', pepper, loggedIn(pepper, 'guest')],
    ['signs nobody in after the logout', null, SIGNED_OUT],
  ])('of a former account, even if it arrives late, %s', async (_what, next, state) => {
    const { questions, provider, auth } = slowRoles();
    await auth.start();
    provider.tell(olive);
    provider.tell(next);
    for (const { uid, answer } of questions.reverse()) {
      answer(uid === 'olive' ? 'manager' : 'guest');
      await settled();
    }
    expect(auth.get()).toEqual(state);
  });

  it('stays while it is read again, and no manager sees a flicker', async () => {
    const { questions, provider, auth } = slowRoles();
    await auth.start();
    provider.tell(olive);
    questions[0]?.answer('manager');
    await settled();
    provider.tell(olive);
    expect(auth.get()).toEqual(OLIVE);
    questions[1]?.answer('guest');
    await settled();
    expect(auth.get()).toEqual(loggedIn(olive, 'guest'));
  });
});

describe('logging in', () => {
  it('waits for the latest role, even if the provider reports the account late', async () => {
    const { questions, provider, auth } = slowRoles();
    provider.logIn = () => Promise.resolve(olive);
    const isDone = jest.fn();
    const login = auth.logIn(olive.email, 'secret').then(isDone);
    await settled();
    provider.tell(olive);
    questions[0]?.answer('manager');
    await settled();
    expect(isDone).not.toHaveBeenCalled();
    questions[1]?.answer('manager');
    await login;
    expect(auth.get()).toEqual(OLIVE);
  });

  it('does not wait for the observer of a login service that hangs', async () => {
    const { auth } = setUp({ observe: () => new Promise(() => undefined), logIn: refuse });
    await expect(auth.logIn(olive.email, 'secret')).rejects.toBe(LATE);
  });
});

it.each([
  ['', {}],
  [', even if the provider reports no change', { logOut: () => Promise.resolve() }],
])('logging out clears the user and the role%s [180]', async (_how, overrides) => {
  const { auth, published } = setUp(overrides);
  await auth.logIn(olive.email, 'secret');
  published.length = 0;
  await auth.logOut();
  expect(published).toEqual([SIGNED_OUT]);
});

describe('an unreachable login service', () => {
  it('leaves the page logged out, though not for certain, is reported, and is tried again next time; one that can be reached is asked once', async () => {
    const observe = jest.fn(startsAs(olive).observe).mockImplementationOnce(refuse);
    const { auth } = setUp({ observe });
    await auth.start();
    expect(auth.get()).toEqual(UNSURE);
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('could not be reached'), LATE);
    await Promise.all([auth.start(), auth.start()]);
    await auth.start();
    await settled();
    expect(auth.get()).toEqual(OLIVE);
    expect(observe).toHaveBeenCalledTimes(2);
  });

  it('is tried again by itself for an account of an earlier visit, and no more once it has answered', async () => {
    const observe = jest
      .fn(startsAs(olive).observe)
      .mockImplementationOnce(refuse)
      .mockImplementationOnce(refuse);
    const { auth } = setUp({ mayHaveAccount: () => Promise.resolve(true), observe });
    await auth.restore();
    expect(auth.get()).toEqual(UNSURE);
    await jest.advanceTimersByTimeAsync(20_000);
    expect(auth.get()).toEqual(OLIVE);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(observe).toHaveBeenCalledTimes(3);
  });

  it.each(['start', 'restore'] as const)(
    'logs out nobody who managed to log in: %s',
    async (call) => {
      const mayHaveAccount = () => Promise.resolve(false);
      const logIn = () => Promise.resolve(olive);
      const { auth } = setUp({ mayHaveAccount, observe: refuse, logIn });
      await auth.logIn(olive.email, 'secret');
      await settled();
      await auth[call]();
      expect(auth.get()).toEqual(OLIVE);
    },
  );

  it('still counts if it answers after the time limit, but not twice when a second attempt is listening too', async () => {
    const observers: ((account: Account | null) => void)[] = [];
    const readRole = jest.fn(() => Promise.resolve('manager'));
    const { auth } = setUp({
      readRole,
      async observe(listener) {
        if (observers.push(listener) === 1) throw LATE;
      },
    });
    await auth.start();
    observers[0]?.(olive);
    await settled();
    expect(auth.get()).toEqual(OLIVE);
    readRole.mockClear();
    await auth.start();
    for (const observer of observers) observer(pepper);
    await settled();
    expect(readRole).toHaveBeenCalledTimes(1);
  });
});

describe('a device on which nobody has logged in', () => {
  it('has a known state at once, without asking the login service, and shows an account that has since logged in in another tab', async () => {
    const mayHaveAccount = jest.fn().mockResolvedValue(true);
    mayHaveAccount.mockResolvedValueOnce(false).mockResolvedValueOnce(false);
    const observe = jest.fn(startsAs(olive).observe);
    const { auth, published } = setUp({ mayHaveAccount, observe });
    await auth.restore();
    await auth.restore();
    expect(published).toEqual([SIGNED_OUT]);
    expect(observe).not.toHaveBeenCalled();
    await auth.restore();
    await settled();
    expect(auth.get()).toEqual(OLIVE);
  });

  it('asks the service once a page needs to know, and is not examined again', async () => {
    const mayHaveAccount = jest.fn().mockResolvedValue(false);
    const { auth, provider } = setUp({ mayHaveAccount });
    await auth.restore();
    await auth.start();
    await auth.restore();
    expect(mayHaveAccount).toHaveBeenCalledTimes(1);
    provider.tell(olive);
    await settled();
    expect(auth.get()).toEqual(OLIVE);
  });

  it('does not log out someone who logs in while it is examined', async () => {
    let found: (may: boolean) => void = () => undefined;
    const { auth } = setUp({ mayHaveAccount: () => new Promise((resolve) => (found = resolve)) });
    const restored = auth.restore();
    await auth.logIn(olive.email, 'secret');
    found(false);
    await restored;
    expect(auth.get()).toEqual(OLIVE);
  });
});
