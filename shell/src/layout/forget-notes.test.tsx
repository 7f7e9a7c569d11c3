import { auth } from '@simmer/shared/auth';
import { cart, pendingNotes } from '@simmer/shared/cart';
import { olive } from '@simmer/shared/testing/fake-auth-provider';
import { aLine } from '@simmer/shared/testing/cart-lines';
import { forgetNotes } from './forget-notes';
import { notices } from './notices/notice-store';

jest.mock('@simmer/shared/firebase', () => jest.requireActual('../testing/fake-firebase'));

const dish = (name: string, modification: string | null) => ({
  ...aLine({ name, modification }),
  quantity: 1,
});

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
  it('is gone after a logout, together with its dish, and the page says so', async () => {
    await auth.logOut();
    expect(pendingNotes.get()).toEqual({});
    expect(names()).toEqual(['Pie']);
    expect(notices.get()).toMatchObject({ text: 'Dishes with a note left your cart' });
  });

  it('is gone after a reload during which its account has logged out', async () => {
    stop();
    await auth.logOut();
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
});
