import { firebaseAuthProvider } from '@simmer/shared/firebase';
import type * as Fake from '../testing/fake-auth-provider';
import { olive, pepper } from '../testing/fake-auth-provider';
import { muteConsole } from '../testing/mute-console';
import { auth, onAccountLeft } from './auth';

jest.mock('@simmer/shared/firebase', () => {
  const { fakeAuthProvider } = jest.requireActual<typeof Fake>('../testing/fake-auth-provider');
  return { firebaseAuthProvider: fakeAuthProvider() };
});

muteConsole('warn');
const heard = jest.fn();
beforeEach(() => heard.mockReset());

const logInAs = (account: typeof olive) => () => auth.logIn(account.email, 'password');

describe('an account of an earlier page (case 90)', () => {
  // This test comes first, because it has to run before the page knows who is logged in.
  it('has not left while the login service cannot be reached, until that says who is logged in', async () => {
    const follow = jest.fn();
    const stop = onAccountLeft(heard, olive.uid, follow);
    jest.spyOn(firebaseAuthProvider, 'observe').mockRejectedValueOnce(new Error('No answer.'));
    await auth.start();
    expect([heard, follow].map(({ mock }) => mock.calls)).toEqual([[], []]);
    await auth.start();
    expect([heard, follow].map(({ mock }) => mock.calls)).toEqual([[[]], [[undefined]]]);
    stop();
  });

  it.each<[string, () => Promise<unknown>, number]>([
    ['is still there', logInAs(olive), 0],
    ['has given way to another one', logInAs(pepper), 1],
    ['has logged out', () => auth.logOut(), 1],
  ])('that %s', async (_what, arrange, times) => {
    await arrange();
    onAccountLeft(heard, olive.uid)();
    expect(heard).toHaveBeenCalledTimes(times);
  });
});

it.each<[string, () => Promise<unknown>, () => Promise<unknown>, number]>([
  ['with a logout', logInAs(olive), () => auth.logOut(), 1],
  ['when another one takes its place', logInAs(olive), logInAs(pepper), 1],
  ['but not while its role is read again', logInAs(olive), logInAs(olive), 0],
  ['but nobody has when a visitor logs in', () => auth.logOut(), logInAs(olive), 0],
])('an account leaves %s (case 90)', async (_when, arrange, happen, times) => {
  await arrange();
  const stop = onAccountLeft(heard);
  await happen();
  expect(heard).toHaveBeenCalledTimes(times);
  stop();
  for (const next of [logInAs(olive), () => auth.logOut()]) await next();
  expect(heard).toHaveBeenCalledTimes(times);
});
