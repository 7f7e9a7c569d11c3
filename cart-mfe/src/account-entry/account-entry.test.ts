import { createAccountEntry } from './account-entry';

it('two taps in one frame create one account and send one order', async () => {
  const signUp = jest.fn(() => Promise.resolve());
  const onEntered = jest.fn();
  const accounts = createAccountEntry({ signUp, logIn: signUp });
  const entry = { mode: 'sign-up', email: 'ada@guests.example', password: 'secret' } as const;
  await Promise.all([accounts.enter(entry, onEntered), accounts.enter(entry, onEntered)]);
  expect(signUp).toHaveBeenCalledTimes(1);
  expect(onEntered).toHaveBeenCalledTimes(1);
});
