import { fakeAuthProvider, olive, pepper } from '../testing/fake-auth-provider';
import { isManager } from './auth';
import { createAuthStore, type Account, type AuthProvider, type AuthState } from './auth-store';
import type { KnownRole } from './known-role';

const settled = () => new Promise((resolve) => setImmediate(resolve));

function deferred<T>() {
  let resolve!: (value: T) => void;
  let reject!: (reason: unknown) => void;
  const promise = new Promise<T>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
}

function setUp(overrides: Partial<AuthProvider> = {}) {
  const provider = fakeAuthProvider(overrides);
  const knownRole = {
    of: jest.fn<string | undefined, [string]>(),
    remember: jest.fn(),
    forget: jest.fn(),
  } satisfies KnownRole;
  const auth = createAuthStore(provider, knownRole);
  const published: unknown[] = [];
  auth.subscribe(() => {
    const state = auth.get();
    published.push({
      status: state.status,
      role: state.status === 'signed-in' ? state.role : null,
    });
  });
  return { provider, auth, published, knownRole };
}

/** The provider of a page that starts with this account still signed in. */
const startsAs = (account: Account): Pick<AuthProvider, 'observe'> => ({
  observe(listener) {
    listener(account);
    return Promise.resolve();
  },
});

/** Lets a test answer each role request, in any order. */
function slowRoles() {
  const questions: { uid: string; answer: (role: string | null) => void }[] = [];
  const readRole = (uid: string) => {
    const question = deferred<string | null>();
    questions.push({ uid, answer: question.resolve });
    return question.promise;
  };
  return { questions, readRole };
}

const signedIn = (account: Account, role: string | null): AuthState => ({
  status: 'signed-in',
  account,
  role,
});

let warn: jest.SpyInstance;
beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('the role', () => {
  it('is read when the page starts with an account that is still signed in [181]', async () => {
    const { provider, auth } = setUp(startsAs(olive));
    provider.roles.set('olive', 'manager');
    expect(auth.get()).toEqual({ status: 'starting' });
    const started = auth.start();
    expect(auth.get()).toEqual(signedIn(olive, null));
    await started;
    await settled();
    expect(auth.get()).toEqual(signedIn(olive, 'manager'));
  });

  it('is read on every change of account, and is guest when there is no profile [181]', async () => {
    const { provider, auth } = setUp();
    provider.roles.set('olive', 'manager');
    await auth.start();
    for (const [account, role] of [
      [olive, 'manager'],
      [pepper, 'guest'],
    ] as const) {
      provider.tell(account);
      await settled();
      expect(auth.get()).toEqual(signedIn(account, role));
    }
  });

  it('is read once after a login, and known when the login is done [181]', async () => {
    const readRole = jest.fn(() => Promise.resolve('manager'));
    const { auth } = setUp({ readRole });
    await auth.start();
    await auth.logIn(olive.email, 'secret');
    expect(auth.get()).toEqual(signedIn(olive, 'manager'));
    expect(readRole).toHaveBeenCalledTimes(1);
  });

  it('of a manager opens her pages again when there is no network, until somebody else reads it', async () => {
    const { auth, provider, knownRole } = setUp();
    provider.roles.set('olive', 'manager');
    await auth.logIn(olive.email, 'secret');
    expect(knownRole.remember).toHaveBeenCalledWith('olive', 'manager');
    const offline = setUp({ readRole: () => Promise.reject(new Error('offline')) });
    offline.knownRole.of.mockImplementation((uid) => (uid === 'olive' ? 'manager' : undefined));
    await offline.auth.logIn(olive.email, 'secret');
    expect(offline.auth.get()).toEqual(signedIn(olive, 'manager'));
    await offline.auth.logIn(pepper.email, 'secret');
    expect(offline.auth.get()).toEqual(signedIn(pepper, 'guest'));
  });

  it('is not kept on a guest’s device, nor when a manager has logged out', async () => {
    const { auth, provider, knownRole } = setUp();
    await auth.logIn(pepper.email, 'secret');
    expect(knownRole.remember).not.toHaveBeenCalled();
    expect(knownRole.forget).toHaveBeenCalled();
    provider.roles.set('olive', 'manager');
    await auth.logIn(olive.email, 'secret');
    knownRole.forget.mockClear();
    await auth.logOut();
    expect(knownRole.forget).toHaveBeenCalled();
  });

  it('is guest when the profile cannot be read, which is reported', async () => {
    const unreachable = new Error('the database is unreachable');
    const { auth } = setUp({ readRole: () => Promise.reject(unreachable) });
    await auth.logIn(olive.email, 'secret');
    expect(auth.get()).toEqual(signedIn(olive, 'guest'));
    expect(warn).toHaveBeenCalledWith(
      expect.stringContaining('role could not be read'),
      unreachable,
    );
  });

  it('of a former account never goes to the next account, even if it arrives late', async () => {
    const { questions, readRole } = slowRoles();
    const { provider, auth } = setUp({ readRole });
    await auth.start();
    provider.tell(olive);
    provider.tell(pepper);
    expect(questions.map(({ uid }) => uid)).toEqual(['olive', 'pepper']);
    questions[1]?.answer('guest');
    await settled();
    questions[0]?.answer('manager');
    await settled();
    expect(auth.get()).toEqual(signedIn(pepper, 'guest'));
  });

  it('that arrives after the logout signs nobody in', async () => {
    const { questions, readRole } = slowRoles();
    const { provider, auth } = setUp({ readRole });
    await auth.start();
    provider.tell(olive);
    await auth.logOut();
    questions[0]?.answer('manager');
    await settled();
    expect(auth.get()).toEqual({ status: 'signed-out' });
  });

  it('stays while it is read again, so that a manager sees no flicker', async () => {
    const { questions, readRole } = slowRoles();
    const { provider, auth } = setUp({ readRole });
    await auth.start();
    provider.tell(olive);
    questions[0]?.answer('manager');
    await settled();
    provider.tell(olive);
    expect(auth.get()).toEqual(signedIn(olive, 'manager'));
    questions[1]?.answer('guest');
    await settled();
    expect(auth.get()).toEqual(signedIn(olive, 'guest'));
  });

  it.each([
    ['a manager', signedIn(olive, 'manager'), true],
    ['a guest', signedIn(olive, 'guest'), false],
    ['another word', signedIn(olive, 'Manager'), false],
    ['a role not yet known', signedIn(olive, null), false],
    ['nobody signed in', { status: 'signed-out' } as const, false],
    ['a page that is starting', { status: 'starting' } as const, false],
  ])('opens the menu editor to managers only: %s [182]', (_who, state, mayEdit) => {
    expect(isManager(state)).toBe(mayEdit);
  });
});

describe('logging in', () => {
  it.each([
    ['the log-in', 'logIn'],
    ['the sign-up', 'signUp'],
  ] as const)(
    'passes on the provider’s own error of %s and leaves the page signed out',
    async (_what, call) => {
      const { auth } = setUp();
      await expect(auth[call]('nobody@test.example', 'x')).rejects.toThrow(
        'There is no such account.',
      );
      expect(auth.get()).toEqual({ status: 'signed-out' });
    },
  );

  it('waits for the latest role, even if the provider reports the account late', async () => {
    const { questions, readRole } = slowRoles();
    const { provider, auth } = setUp({ readRole, logIn: () => Promise.resolve(olive) });
    let isDone = false;
    const login = auth.logIn(olive.email, 'secret').then(() => {
      isDone = true;
    });
    await settled();
    provider.tell(olive);
    questions[0]?.answer('manager');
    await settled();
    expect(isDone).toBe(false);
    questions[1]?.answer('manager');
    await login;
    expect(auth.get()).toEqual(signedIn(olive, 'manager'));
  });

  it('does not wait for the observer of a sign-in service that hangs', async () => {
    const { auth } = setUp({
      observe: () => new Promise(() => undefined),
      logIn: () => Promise.reject(new Error('No answer within 10 seconds.')),
    });
    await expect(auth.logIn(olive.email, 'secret')).rejects.toThrow('No answer within 10 seconds.');
  });
});

it('signing up asks for the role guest and signs the new account in', async () => {
  const signUp = jest.fn(() => Promise.resolve(pepper));
  const { auth } = setUp({ signUp });
  await auth.signUp(pepper.email, 'secret');
  expect(signUp).toHaveBeenCalledWith(pepper.email, 'secret', 'guest');
  expect(auth.get()).toEqual(signedIn(pepper, 'guest'));
});

describe('logging out', () => {
  it.each([
    ['', {}],
    [', even if the provider reports no change', { logOut: () => Promise.resolve() }],
  ])('clears the user and the role%s [180]', async (_how, overrides) => {
    const { provider, auth, published } = setUp(overrides);
    provider.roles.set('olive', 'manager');
    await auth.logIn(olive.email, 'secret');
    published.length = 0;
    await auth.logOut();
    expect(auth.get()).toEqual({ status: 'signed-out' });
    expect(published).toEqual([{ status: 'signed-out', role: null }]);
  });

  it('reports a failure and stays signed in', async () => {
    const { auth } = setUp({ logOut: () => Promise.reject(new Error('offline')) });
    await auth.logIn(olive.email, 'secret');
    await expect(auth.logOut()).rejects.toThrow('offline');
    expect(auth.get()).toEqual(signedIn(olive, 'guest'));
  });
});

describe('an unreachable sign-in service', () => {
  it('leaves the page signed out, is reported, and is tried again next time', async () => {
    const offline = new Error('offline');
    const observe = jest.fn(startsAs(olive).observe).mockRejectedValueOnce(offline);
    const { auth } = setUp({ observe });
    await auth.start();
    expect(auth.get()).toEqual({ status: 'signed-out' });
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('could not be reached'), offline);
    await auth.start();
    await settled();
    expect(auth.get()).toEqual(signedIn(olive, 'guest'));
  });

  it('is asked once, however often the page starts it', async () => {
    const observe = jest.fn(() => Promise.resolve());
    const { auth } = setUp({ observe });
    await Promise.all([auth.start(), auth.start()]);
    await auth.start();
    expect(observe).toHaveBeenCalledTimes(1);
  });

  it.each(['start', 'restore'] as const)(
    'signs out nobody who managed to log in: %s',
    async (call) => {
      const { auth } = setUp({
        mayHaveAccount: () => Promise.resolve(false),
        observe: () => Promise.reject(new Error('No answer within 10 seconds.')),
        logIn: () => Promise.resolve(olive),
      });
      await auth.logIn(olive.email, 'secret');
      await settled();
      await auth[call]();
      expect(auth.get()).toEqual(signedIn(olive, 'guest'));
    },
  );

  it('is heard if it answers after the time limit', async () => {
    let late: (account: Account | null) => void = () => undefined;
    const { auth } = setUp({
      observe(listener) {
        late = listener;
        return Promise.reject(new Error('No answer within 10 seconds.'));
      },
    });
    await auth.start();
    late(olive);
    await settled();
    expect(auth.get()).toEqual(signedIn(olive, 'guest'));
  });

  it('is not heard twice when a second attempt listens too', async () => {
    const observers: ((account: Account | null) => void)[] = [];
    const readRole = jest.fn(() => Promise.resolve('guest'));
    const { auth } = setUp({
      readRole,
      observe(listener) {
        observers.push(listener);
        return observers.length === 1 ? Promise.reject(new Error('late')) : Promise.resolve();
      },
    });
    await auth.start();
    await auth.start();
    for (const observer of observers) observer(olive);
    await settled();
    expect(observers).toHaveLength(2);
    expect(readRole).toHaveBeenCalledTimes(1);
  });
});

describe('a device on which nobody has signed in', () => {
  const newDevice = { mayHaveAccount: () => Promise.resolve(false) };

  it('knows that at once, without asking the sign-in service', async () => {
    const observe = jest.fn(() => Promise.resolve());
    const { auth, published } = setUp({ ...newDevice, observe });
    await auth.restore();
    expect(auth.get()).toEqual({ status: 'signed-out' });
    expect(published).toEqual([{ status: 'signed-out', role: null }]);
    await auth.restore();
    expect(published).toHaveLength(1);
    expect(observe).not.toHaveBeenCalled();
  });

  it('shows the account that signed in in another tab since', async () => {
    const mayHaveAccount = jest.fn().mockResolvedValueOnce(false).mockResolvedValueOnce(true);
    const { auth } = setUp({ mayHaveAccount, ...startsAs(olive) });
    await auth.restore();
    expect(auth.get()).toEqual({ status: 'signed-out' });
    await auth.restore();
    await settled();
    expect(auth.get()).toEqual(signedIn(olive, 'guest'));
  });

  it('asks it once a page needs to know, and is not looked at again', async () => {
    const mayHaveAccount = jest.fn().mockResolvedValue(false);
    const { auth, provider } = setUp({ mayHaveAccount });
    await auth.restore();
    await auth.start();
    await auth.restore();
    expect(mayHaveAccount).toHaveBeenCalledTimes(1);
    provider.tell(olive);
    await settled();
    expect(auth.get()).toEqual(signedIn(olive, 'guest'));
  });

  it('does not sign out who signs in while it looks', async () => {
    const looking = deferred<boolean>();
    const { auth } = setUp({ mayHaveAccount: () => looking.promise });
    const restored = auth.restore();
    await auth.logIn(olive.email, 'secret');
    looking.resolve(false);
    await restored;
    expect(auth.get()).toEqual(signedIn(olive, 'guest'));
  });
});
