import { createAccountEntry } from './account-entry';

const entry = {
  mode: 'sign-up',
  email: 'ada@guests.example',
  password: 'a good password',
} as const;

it('two taps in one frame create one account and send one order', async () => {
  const signUp = jest.fn(() => Promise.resolve());
  const onEntered = jest.fn();
  const accounts = createAccountEntry({ signUp, logIn: signUp });
  await Promise.all([accounts.enter(entry, onEntered), accounts.enter(entry, onEntered)]);
  expect(signUp).toHaveBeenCalledTimes(1);
  expect(onEntered).toHaveBeenCalledTimes(1);
});

it('the way in stays as it is while an account is on its way', async () => {
  const accounts = createAccountEntry({ signUp: () => Promise.resolve(), logIn: jest.fn() });
  const entering = accounts.enter(entry, jest.fn());
  accounts.switchTo('log-in');
  expect(accounts.get().mode).toBe('sign-up');
  await entering;
});
