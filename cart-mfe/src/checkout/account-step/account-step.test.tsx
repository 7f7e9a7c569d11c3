import { cart } from '@simmer/shared/cart';
import { fill } from '@simmer/shared/testing/fill';
import { act, fireEvent, screen, within } from '@testing-library/react';
import type { Draft } from '../../order/draft-store';
import { soup } from '../../testing/dishes';
import { firebaseAuthProvider, gus } from '../../testing/fake-firebase';
import { become, button, field, FILLED_IN, renderCheckout } from '../../testing/render-checkout';

jest.mock('@simmer/shared/firebase', () => jest.requireActual('../../testing/fake-firebase'));

const CREATE = 'Create account and send order';
const LOG_IN = 'Log in and send order';
const PASSWORD = 'good password';

let signUp: jest.SpyInstance;
let logIn: jest.SpyInstance;

beforeEach(() => {
  signUp = jest.spyOn(firebaseAuthProvider, 'signUp');
  logIn = jest.spyOn(firebaseAuthProvider, 'logIn');
});

const refusal = (code: string) =>
  Object.assign(new Error(`Firebase: Error (auth/${code}).`), { code: `auth/${code}` });
const password = () => field('Password');
const iHaveOne = () => screen.getByRole('radio', { name: 'I have an account' });

/** A guest without a login who has filled in everything. */
async function readyToEnter(typedPassword = PASSWORD, change: Partial<Draft> = {}) {
  const typed = { ...FILLED_IN, email: gus.email, ...change };
  const bench = await renderCheckout({ items: [soup], isLoggedIn: false, typed });
  if (typedPassword) fill(password(), typedPassword);
  return { ...bench, enter: (name = CREATE) => bench.user.click(button(name)) };
}

/** Lets the test decide when the provider answers the sign-up. */
function holdSignUp(): () => Promise<void> {
  let answer: (account: typeof gus) => void = () => undefined;
  signUp.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  return () => act(async () => answer(gus));
}

function expectNothingLost(sent: readonly unknown[], typedPassword = PASSWORD): void {
  expect(sent).toHaveLength(0);
  expect(cart.get()).toEqual([soup]);
  expect(field('Email')).toHaveValue(gus.email);
  expect(field('Delivery Address')).toHaveValue('12 Oak Street');
  expect(password()).toHaveValue(typedPassword);
  expect(password()).toBeEnabled();
}

it('a guest with an account logs in and sends the order with one tap, and can show the password', async () => {
  const { sent, user, enter } = await readyToEnter('');
  expect(password()).toHaveAttribute('autocomplete', 'new-password');
  await user.click(iHaveOne());
  expect(password()).toHaveAttribute('autocomplete', 'current-password');
  fill(password(), 'secret');
  await user.click(screen.getByRole('checkbox', { name: 'Show password' }));
  expect(password()).toHaveAttribute('type', 'text');
  await enter(LOG_IN);
  expect(logIn).toHaveBeenCalledWith(gus.email, 'secret');
  expect(signUp).not.toHaveBeenCalled();
  expect(sent).toHaveLength(1);
});

it('the account step says which email the order is for, and leads to its field to add or change it', async () => {
  const { user } = await readyToEnter('', { email: '' });
  await user.click(button('Add your email first'));
  expect(field('Email')).toHaveFocus();
  await user.keyboard('ada@test.example');
  expect(screen.getByText('Order for ada@test.example')).toBeVisible();
  await user.click(button('Change the email'));
  expect(field('Email')).toHaveFocus();
});

it('however often a guest taps, and whatever submits the form, there is one account and one order [175]', async () => {
  const answerSignUp = holdSignUp();
  const { sent } = await readyToEnter();
  act(() => {
    for (const tap of [button(CREATE), button(CREATE)]) tap.click();
  });
  expect(iHaveOne()).toBeDisabled();
  expect(button('Creating your account…')).toBeDisabled();
  // The provider tells the page of the account before it answers.
  await become(gus);
  fireEvent.submit(document.querySelector('form')!);
  // It would say “Submitting...” if the form sent the order.
  expect(button('Submit Order')).toBeDisabled();
  expect(sent).toHaveLength(0);
  await answerSignUp();
  fireEvent.submit(document.querySelector('form')!);
  expect(signUp.mock.calls).toEqual([[gus.email, PASSWORD, 'guest']]);
  expect(sent).toMatchObject([{ userEmail: gus.email, address: '12 Oak Street' }]);
});

it('a guest who leaves while the account is being created still wants the order: it is sent once', async () => {
  const answerSignUp = holdSignUp();
  const { sent, user, enter } = await readyToEnter();
  await enter();
  await user.click(button('go back'));
  await answerSignUp();
  expect(sent).toHaveLength(1);
});

it('a missing password is reported at its field and creates no account; Enter in the field only moves the focus to the button', async () => {
  const { sent, user, enter } = await readyToEnter('');
  await enter();
  expect(password()).toHaveFocus();
  expect(password()).toHaveAccessibleDescription(/Choose a password/);
  await user.type(password(), `${PASSWORD}{Enter}`);
  expect(password()).toBeValid();
  expect(button(CREATE)).toHaveFocus();
  expect(signUp).not.toHaveBeenCalled();
  expect(sent).toHaveLength(0);
});

it('one alert below the button lists everything that is missing, with a link to each field; a password that is only too short is left to the provider [131] [172]', async () => {
  const { user, enter } = await readyToEnter('abc', { address: '', time: '', email: 'gus' });
  await enter();
  const alert = screen.getByRole('alert');
  expect(
    button(CREATE).compareDocumentPosition(alert) & Node.DOCUMENT_POSITION_FOLLOWING,
  ).toBeTruthy();
  const links = within(alert.parentElement!).getAllByRole('button');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Go to Delivery Time',
    'Go to Delivery Address',
    'Go to Email',
    'Go to Password',
  ]);
  expect(screen.getByText('4 things are still needed:')).toBeVisible();
  expect(alert).toHaveTextContent('Please fill out all delivery details before submitting.');
  expect(field('Email')).toHaveAccessibleDescription(/like name@example.com/);
  expect(password()).toHaveAccessibleDescription(/at least six characters/);
  expect(password()).toHaveValue('abc');
  expect(signUp).not.toHaveBeenCalled();
  await user.click(button('Go to Password'));
  expect(password()).toHaveFocus();
  fill(field('Delivery Time'), 'noon');
  fill(field('Delivery Address'), '12 Oak Street');
  fill(field('Email'), gus.email);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await enter();
  expect(signUp).toHaveBeenCalledTimes(1);
});

describe('a refused sign-up', () => {
  it('says what to do, even for an unknown error; if the address already has an account, it offers to use the typed password for its login', async () => {
    signUp.mockRejectedValueOnce(refusal('something-new'));
    signUp.mockRejectedValueOnce(refusal('email-already-in-use'));
    const { sent, user, enter } = await readyToEnter();
    await enter();
    expect(screen.getByRole('alert')).toHaveTextContent(
      /Please try again.*Sign up failed: Firebase: Error \(auth\/something-new\)/,
    );
    await enter();
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent(`There is already an account for ${gus.email}.`);
    expect(alert).toHaveTextContent('Sign up failed: Firebase: Error (auth/email-already-in-use).');
    expect(alert.parentElement).toHaveFocus();
    expectNothingLost(sent);
    await user.click(button('Log in instead'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await enter(LOG_IN);
    expect(logIn).toHaveBeenCalledWith(gus.email, PASSWORD);
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['left the page and come back', true],
    ['had another password filled in by the browser, without a word', false],
  ])(
    'for an address that has an account leads to the login, even after the guest has %s',
    async (_what, isBack) => {
      signUp.mockRejectedValue(refusal('email-already-in-use'));
      const { user, enter } = await readyToEnter();
      await enter();
      if (isBack) {
        await user.click(button('go back'));
        await user.click(button('go to cart'));
      } else (password() as HTMLInputElement).value = 'its own password';
      await user.click(button('Log in instead'));
      expect(button(LOG_IN)).toBeVisible();
    },
  );

  it('because of the password is explained at the field, in kind words, until another password is typed', async () => {
    logIn.mockRejectedValue(refusal('invalid-credential'));
    const { sent, user, enter } = await readyToEnter('wrong');
    await user.click(iHaveOne());
    await enter(LOG_IN);
    expect(password()).toHaveFocus();
    expect(password()).toHaveAccessibleDescription(/the password is wrong.*Login failed/);
    expect(screen.getByText(/^Login failed: Firebase/)).toBeVisible();
    expectNothingLost(sent, 'wrong');
    fill(password(), 'right');
    expect(password()).toBeValid();
    expect(screen.queryByText(/^Login failed/)).not.toBeInTheDocument();
  });

  it('that arrives late sends no order: the guest is logged in and decides whether to submit', async () => {
    signUp.mockRejectedValue(Object.assign(new Error('No answer.'), { name: 'TimeLimitError' }));
    const { sent, submit, enter } = await readyToEnter();
    await enter();
    expect(screen.getByRole('alert')).toHaveTextContent(/can’t tell yet/);
    await become(gus);
    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
    expect(sent).toHaveLength(0);
    await submit();
    expect(sent).toHaveLength(1);
  });
});
