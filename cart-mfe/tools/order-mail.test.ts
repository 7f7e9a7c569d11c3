import { fillOrderMail } from './order-mail';

const template = {
  html: `<html><head><style>p { color: red }</style></head><body>
    <h1>Order of {{userName}}</h1><p>Pays by <b>{{paymentMethod}}</b> &amp; waits</p>
    <div style="white-space: pre-line">{{orders}}</div></body></html>`,
  settings: {
    subject: 'New order from {{userName}} - ${{total}}',
    replyTo: '{{userEmail}}',
    fromName: 'Orders',
  },
};
const params = {
  userName: "Ada O'Brien & <Sons>",
  paymentMethod: 'Cash',
  orders: 'Meatloaf\n  Small\n\nPie',
  total: '60.00',
  userEmail: 'ada@guest.example',
};
const fill = (changes: Record<string, unknown> = {}) =>
  fillOrderMail(template, { ...params, ...changes }, 'owner@shop.example');

describe('the order email', () => {
  it('goes to the owner whatever the variables say; replies go to the guest, and its subject contains what the guest typed', () => {
    expect(fill({ to: 'thief@x.example', to_email: 'thief@x.example' })).toMatchObject({
      to: 'owner@shop.example',
      replyTo: 'ada@guest.example',
      subject: "New order from Ada O'Brien & <Sons> - $60.00",
    });
    expect(fill({ userName: undefined }).subject).toBe('New order from  - $60.00');
  });

  it('escapes what a guest typed, so that markup stays text', () => {
    const { html } = fill({ orders: '<img src=x onerror=alert(1)>' });
    expect(html).toContain('&lt;img');
    expect(html).not.toContain('<img');
  });
});
