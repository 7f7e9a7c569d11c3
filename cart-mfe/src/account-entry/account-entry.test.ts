import { firebaseAuthProvider } from '../testing/fake-firebase';
import { createAccountEntry } from './account-entry';

jest.mock('@simmer/shared/firebase', () => jest.requireActual('../testing/fake-firebase'));

it('two taps in one frame create one account and send one order', async () => {
  const signUp = jest.spyOn(firebaseAuthProvider, 'signUp');
  const onEntered = jest.fn();
  const accounts = createAccountEntry();
  const entry = { mode: 'sign-up', email: 'ada@guests.example', password: 'secret' } as const;
  await Promise.all([accounts.enter(entry, onEntered), accounts.enter(entry, onEntered)]);
  expect(signUp).toHaveBeenCalledTimes(1);
  expect(onEntered).toHaveBeenCalledTimes(1);
});
