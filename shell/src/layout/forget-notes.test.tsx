import { auth } from '@simmer/shared/auth';
import { cart, pendingNotes } from '@simmer/shared/cart';
import { olive, pepper } from '@simmer/shared/testing/fake-auth-provider';
import { aLine } from '@simmer/shared/testing/cart-lines';
import { testSiteConfig } from '@simmer/shared/testing/site-config';
import { muteConsole } from '@simmer/shared/testing/mute-console';
import { forgetNotes } from './forget-notes';
import { notices } from './notices/notice-store';

jest.mock('@simmer/shared/firebase', () => jest.requireActual('../testing/fake-firebase'));

const dish = (name: string, modification: string | null) => ({
  ...aLine({ name, modification }),
  quantity: 1,
});

muteConsole('warn');
let stop: () => void;

beforeEach(async () => {
  sessionStorage.clear();
  stop = forgetNotes();
  await auth.logIn(olive.email, 'password');
  notices.dismiss();
  cart.restore([dish('Soup', 'I’m allergic to nuts'), dish('Pie', null)]);
  pendingNotes.set({ Cake: { dishName: 'Cake', text: 'No nuts' } });
});

afterEach(() => stop());

const names = () => cart.get().map(({ name }) => name);

describe('a note about an allergy (case 90)', () => {
  it.each([
    ['after a logout', () => auth.logOut()],
    ['when another account is logged in', () => auth.logIn(pepper.email, 'password')],
  ])('is gone %s, together with its dish, and the page says so', async (_when, leave) => {
    await leave();
    expect(pendingNotes.get()).toEqual({});
    expect(names()).toEqual(['Pie']);
    expect(notices.get()).toMatchObject({ text: 'Dishes with a note left your cart' });
  });

  it.each([
    ['logged out', () => auth.logOut()],
    ['given way to another one', () => auth.logIn(pepper.email, 'password')],
  ])('is gone after a reload during which its account has %s', async (_what, leave) => {
    stop();
    await leave();
    expect(names()).toEqual(['Soup', 'Pie']);
    stop = forgetNotes();
    expect(pendingNotes.get()).toEqual({});
    expect(names()).toEqual(['Pie']);
  });

  it('stays after a reload as the same account, and for a visitor who has not logged in', async () => {
    stop();
    stop = forgetNotes();
    expect(names()).toEqual(['Soup', 'Pie']);
    await auth.logOut();
    cart.restore([dish('Soup', 'No nuts')]);
    stop();
    stop = forgetNotes();
    expect(names()).toEqual(['Soup']);
  });

  it('stays after a reload at which the login service cannot be reached, until it says that nobody is logged in', async () => {
    stop();
    await jest.isolateModulesAsync(async () => {
      const { firebaseAuthProvider } = await import('@simmer/shared/firebase');
      const { setSiteConfig } = await import('@simmer/shared/config');
      const page = await import('@simmer/shared/cart');
      const next = await import('@simmer/shared/auth');
      const { forgetNotes: forgetOnNextPage } = await import('./forget-notes');
      setSiteConfig(testSiteConfig);
      page.cart.restore(cart.get());
      const { observe } = firebaseAuthProvider;
      firebaseAuthProvider.observe = () => Promise.reject(new Error('No answer.'));
      stop = forgetOnNextPage();
      await next.auth.start();
      expect(page.cart.get()).toHaveLength(2);
      firebaseAuthProvider.observe = observe;
      await next.auth.start();
      expect(page.cart.get()).toMatchObject([{ name: 'Pie' }]);
    });
  });

  it('stays while the role of its account is read again', async () => {
    await auth.logIn(olive.email, 'password');
    expect(names()).toEqual(['Soup', 'Pie']);
    expect(pendingNotes.get()).toHaveProperty('Cake');
  });

  it('stays when a visitor logs in to order', async () => {
    await auth.logOut();
    cart.restore([dish('Soup', 'No nuts')]);
    await auth.logIn(olive.email, 'password');
    expect(names()).toEqual(['Soup']);
  });
});
