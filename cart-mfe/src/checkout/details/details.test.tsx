import { fill } from '@simmer/shared/testing/fill';
import { act, fireEvent, screen } from '@testing-library/react';
import { soup } from '../../testing/dishes';
import { gus } from '../../testing/fake-firebase';
import { become, button, field, renderCheckout } from '../../testing/render-checkout';

jest.mock('@simmer/shared/firebase', () => jest.requireActual('../../testing/fake-firebase'));

const items = [soup];

it('asks for name, time, date, address and email, and says which are required [113] [114] [115] [116] [117]', async () => {
  await renderCheckout({ items });
  for (const [label, type, autocomplete, isRequired] of [
    ['Name', 'text', 'name', false],
    ['Delivery Time', 'text', 'off', true],
    ['Delivery Date', 'date', null, false],
    ['Delivery Address', 'textarea', 'street-address', true],
    ['Email', 'email', 'email', true],
  ] as const) {
    expect(field(label)).toHaveProperty('type', type);
    expect(field(label).getAttribute('autocomplete')).toBe(autocomplete);
    (isRequired ? expect(field(label)) : expect(field(label)).not).toBeRequired();
  }
});

it('takes any text for the time, and has some for one tap [114]', async () => {
  const { user } = await renderCheckout({ items });
  await user.type(field('Delivery Time'), 'when the bells ring');
  expect(field('Delivery Time')).toHaveValue('when the bells ring');
  await user.click(button('Noon to 2 pm'));
  expect(button('Noon to 2 pm')).toHaveAttribute('aria-pressed', 'true');
  await user.type(field('Delivery Time'), ', please');
  expect(field('Delivery Time')).toHaveValue('Noon to 2 pm, please');
  expect(button('Noon to 2 pm')).toHaveAttribute('aria-pressed', 'false');
});

it('the email is the account’s at first, can be changed, and stays as the guest changed it [117]', async () => {
  await renderCheckout({ items });
  expect(field('Email')).toHaveValue('gus@test.example');
  fill(field('Email'), 'other@test.example');
  await become({ ...gus, email: 'third@test.example' });
  expect(field('Email')).toHaveValue('other@test.example');
});

it('an email that cannot be valid is questioned once the guest has moved on, and kept [117]', async () => {
  const { user } = await renderCheckout({ items });
  await user.clear(field('Email'));
  await user.keyboard('ada at home');
  expect(field('Email')).not.toHaveAccessibleDescription(/doesn’t look like/);
  await user.tab();
  expect(field('Email')).toHaveAccessibleDescription(/doesn’t look like an email address/);
  expect(field('Email')).toHaveValue('ada at home');
});

it('the date starts today, may be of the next year, and may be empty [115] [132]', async () => {
  await renderCheckout({ items });
  expect(field('Delivery Date')).toHaveAttribute('min', '2026-12-20');
  for (const day of ['2026-12-20', '2027-01-01', '']) {
    fireEvent.change(field('Delivery Date'), { target: { value: day } });
    expect(screen.queryByText(/in the past/)).not.toBeInTheDocument();
  }
});

it('pickup is not offered where there is none [138]', async () => {
  await renderCheckout({ items, ordering: { offerPickup: false } });
  expect(screen.queryByLabelText('Pickup')).not.toBeInTheDocument();
  expect(field('Delivery Address')).toBeVisible();
});

it('it is delivery at first; pickup names the fields, needs no address, and the owner reads PICKUP [138] [155]', async () => {
  const { user, sent, submit } = await renderCheckout({ items });
  expect(screen.getByRole('group', { name: 'Delivery / Pickup' })).toBeVisible();
  expect(screen.getByLabelText('Delivery')).toBeChecked();
  expect(screen.getByRole('heading', { name: 'Delivery details' })).toBeVisible();
  await user.click(screen.getByLabelText('Pickup'));
  expect(screen.getByRole('heading', { name: 'Pickup details' })).toBeVisible();
  expect(field('Pickup Date')).toBeVisible();
  expect(screen.queryByLabelText('Delivery Address')).not.toBeInTheDocument();
  await submit();
  await user.click(button('Go to Pickup Time'));
  await user.keyboard('noon');
  await submit();
  expect(sent[0]?.address).toBe('PICKUP');
});

it('without a network, the cart says what an order waits for, until there is one again', async () => {
  await renderCheckout({ items });
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
