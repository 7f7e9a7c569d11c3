import { expect, test } from './fixtures';
import { DEMO_GUEST } from '../fixtures/guest';
import { label } from './page/query';

test('an order form that was filled without an event sends what is on the screen (case 83)', async ({
  visitor,
  inbox,
}) => {
  await visitor.enter('guest');
  await visitor.add('Key lime pie', '9inch', '$25.00');
  await visitor.openCart();
  await expect.poll(() => visitor.value(label('Email'))).toBe(DEMO_GUEST.email);
  await visitor.run(() => {
    const texts: Record<string, string> = {
      name: 'Ada',
      email: `filled-${String(Date.now())}@guests.example`,
      time: 'after 5 pm',
      address: '12 Maple Street',
    };
    for (const control of document.querySelectorAll<HTMLInputElement>('main [name]')) {
      const text = texts[control.name];
      if (text) control.value = text;
    }
  });
  const email = await visitor.value(label('Email'));
  // The form is drawn again.
  await visitor.choose(label('Delivery Date'), '2031-05-09');
  expect(await visitor.value(label('Delivery Address'))).toBe('12 Maple Street');
  await visitor.submit();
  const { html } = await inbox.orderOf(email);
  for (const line of ['Ada', 'after 5 pm', '12 Maple Street']) expect(html).toContain(line);
});
