import { cart } from '@simmer/shared/cart';
import { fill } from '@simmer/shared/testing/fill';
import { act, fireEvent, screen } from '@testing-library/react';
import { draft } from '../../order/draft-store';
import { soup } from '../../testing/dishes';
import { gus, tellAccount } from '../../testing/fake-firebase';
import { button, field, renderCheckout } from '../../testing/render-checkout';

jest.mock('@simmer/shared/firebase', () => jest.requireActual('../../testing/fake-firebase'));

afterEach(() => {
  cart.clear();
  draft.clear();
});

it.each([
  { label: 'Name', type: 'text', autocomplete: 'name', statement: 113 },
  { label: 'Delivery Time', type: 'text', autocomplete: 'off', statement: 114 },
  { label: 'Delivery Date', type: 'date', autocomplete: null, statement: 115 },
  { label: 'Email', type: 'email', autocomplete: 'email', statement: 117 },
])('asks for “$label” [$statement]', async ({ label, type, autocomplete }) => {
  await renderCheckout({ items: [soup] });
  expect(field(label)).toHaveAttribute('type', type);
  expect(field(label).getAttribute('autocomplete')).toBe(autocomplete);
});

it('asks for “Delivery Address” in a multi-line field [116]', async () => {
  const { user } = await renderCheckout({ items: [soup] });
  await user.type(field('Delivery Address'), '12 Oak Street{Enter}Springfield');
  expect(field('Delivery Address')).toHaveValue('12 Oak Street\nSpringfield');
  expect(field('Delivery Address')).toHaveAttribute('autocomplete', 'street-address');
});

it('takes any text for the time, and has some for one tap [114]', async () => {
  const { user } = await renderCheckout({ items: [soup] });
  await user.type(field('Delivery Time'), 'when the bells ring');
  expect(field('Delivery Time')).toHaveValue('when the bells ring');
  await user.click(button('Noon to 2 pm'));
  expect(field('Delivery Time')).toHaveValue('Noon to 2 pm');
  expect(button('Noon to 2 pm')).toHaveAttribute('aria-pressed', 'true');
  await user.type(field('Delivery Time'), ', please');
  expect(field('Delivery Time')).toHaveValue('Noon to 2 pm, please');
  expect(button('Noon to 2 pm')).toHaveAttribute('aria-pressed', 'false');
});

describe('the email', () => {
  it('is the account’s at first [117]', async () => {
    await renderCheckout({ items: [soup] });
    expect(field('Email')).toHaveValue('gus@test.example');
  });

  it('can be changed, and stays as the guest changed it [117]', async () => {
    await renderCheckout({ items: [soup] });
    fill(field('Email'), 'other@test.example');
    await act(async () => {
      tellAccount({ ...gus, email: 'third@test.example' });
    });
    expect(field('Email')).toHaveValue('other@test.example');
  });

  it('is questioned if it cannot be valid, and kept [117]', async () => {
    const { user } = await renderCheckout({ items: [soup] });
    await user.clear(field('Email'));
    await user.keyboard('ada at home');
    expect(screen.queryByText(/doesn’t look like an email address/)).not.toBeInTheDocument();
    await user.tab();
    expect(screen.getByText(/doesn’t look like an email address/)).toBeVisible();
    expect(field('Email')).toHaveAccessibleDescription(/doesn’t look like/);
    expect(field('Email')).toHaveValue('ada at home');
  });
});

describe('the date', () => {
  it('starts today [115]', async () => {
    await renderCheckout({ items: [soup] });
    expect(field('Delivery Date')).toHaveAttribute('min', '2026-12-20');
  });

  it('that the browser cannot read is said at the field, and nothing is sent until it is mended', async () => {
    const { user, sent } = await renderCheckout({ items: [soup] });
    const date = field('Delivery Date');
    const setBadInput = (badInput: boolean) => {
      Object.defineProperty(date, 'validity', { value: { badInput }, configurable: true });
    };
    fill(field('Delivery Time'), 'noon');
    fill(field('Delivery Address'), '12 Oak Street');
    setBadInput(true);
    await user.click(button('Submit Order'));
    expect(screen.getByRole('alert')).toHaveTextContent('Please fix the date before submitting.');
    expect(date).toHaveAccessibleDescription(/isn’t complete or doesn’t exist/);
    expect(date).toBeInvalid();
    await user.click(button('Go to Delivery Date'));
    expect(date).toHaveFocus();
    expect(sent).toHaveLength(0);
    setBadInput(false);
    await user.keyboard('1');
    expect(date).not.toHaveAccessibleDescription();
    await user.click(button('Submit Order'));
    expect(sent[0]?.orderDate).toBe('Not specified');
  });

  it.each(['2026-12-20', '2027-01-01', ''])('accepts “%s” [132]', async (day) => {
    await renderCheckout({ items: [soup] });
    fireEvent.change(field('Delivery Date'), { target: { value: day } });
    expect(screen.queryByText(/in the past/)).not.toBeInTheDocument();
  });
});

it.each(['Email', 'Delivery Time', 'Delivery Address'])(
  'says that “%s” is required',
  async (label) => {
    await renderCheckout({ items: [soup] });
    expect(field(label)).toBeRequired();
    expect(field('Name')).not.toBeRequired();
    expect(field('Delivery Date')).not.toBeRequired();
  },
);

describe('delivery or pickup', () => {
  it('is not offered where there is no pickup [138]', async () => {
    await renderCheckout({ items: [soup], ordering: { offerPickup: false } });
    expect(screen.queryByLabelText('Pickup')).not.toBeInTheDocument();
    expect(field('Delivery Address')).toBeVisible();
  });

  it('is delivery at first; pickup needs no address [138]', async () => {
    const { user } = await renderCheckout({ items: [soup] });
    expect(screen.getByRole('group', { name: 'Delivery / Pickup' })).toBeVisible();
    expect(screen.getByLabelText('Delivery')).toBeChecked();
    await user.click(screen.getByLabelText('Pickup'));
    expect(screen.queryByLabelText('Delivery Address')).not.toBeInTheDocument();
  });

  it('sends PICKUP to the owner of an order without an address [138] [155]', async () => {
    const { user, sent } = await renderCheckout({ items: [soup] });
    await user.click(screen.getByLabelText('Pickup'));
    fill(field('Pickup Time'), 'noon');
    await user.click(button('Submit Order'));
    expect(sent[0]?.address).toBe('PICKUP');
  });

  it('names the fields after what the guest chose', async () => {
    const { user } = await renderCheckout({ items: [soup] });
    expect(screen.getByRole('heading', { name: 'Delivery details' })).toBeVisible();
    await user.click(screen.getByLabelText('Pickup'));
    expect(screen.getByRole('heading', { name: 'Pickup details' })).toBeVisible();
    expect(field('Pickup Date')).toBeVisible();
    expect(field('Pickup Time')).toBeVisible();
    await user.click(button('Submit Order'));
    expect(button('Go to Pickup Time')).toBeVisible();
  });
});

it('without a network, the cart says what an order waits for, until there is one again', async () => {
  await renderCheckout({ items: [soup] });
  const tell = (isOnline: boolean) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    act(() => {
      window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
    });
  };
  tell(false);
  expect(screen.getByText(/^You’re offline/)).toBeVisible();
  tell(true);
  expect(screen.queryByText(/^You’re offline/)).not.toBeInTheDocument();
});
