import { setSiteConfig } from '@simmer/shared/config';
import { testSiteConfig } from '@simmer/shared/testing/site-config';
import Mustache from 'mustache';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildOrder } from '../order/order';
import { danish, details, meatloaf } from '../testing/dishes';
import { orderTemplateFields } from './order-template';

const read = (file: string) => readFileSync(resolve(__dirname, '../../order-email', file), 'utf8');
const template = read('template.html');
const settings = JSON.parse(read('settings.json')) as Record<string, string>;

beforeEach(() => {
  setSiteConfig(testSiteConfig);
});

const fieldsOf = (change: Partial<typeof details> = {}) =>
  orderTemplateFields(buildOrder('K7P-4MW', [meatloaf, danish], { ...details, ...change }, null));

it('shows the owner every field of an order in the mail', () => {
  const fields = fieldsOf();
  const mail = Mustache.render(template, fields, {}, { escape: (text: string) => text });
  for (const value of Object.values(fields)) expect(mail).toContain(value);
  expect(mail).not.toContain('{{');
});

it('keeps the lines of the order separate in the mail', () => {
  expect(template).toContain('white-space:pre-line');
  expect(template).toMatch(/>{{orders}}</);
});

it('never treats what a guest typed as markup (case 66)', () => {
  expect(template).not.toMatch(/{{{|{{&/);
  const mail = Mustache.render(template, fieldsOf({ name: '<img src=x onerror=alert(1)>' }));
  expect(mail).not.toContain('<img');
});

it('has the name, the total and the reference in the subject, and replies go to the guest', () => {
  const fields = fieldsOf();
  expect(Mustache.render(settings.subject!, fields)).toBe(
    'New order from Gus Guest - $85.00 - K7P-4MW',
  );
  expect(Mustache.render(settings.replyTo!, fields)).toBe('gus@test.example');
});

it.each(['gus', 'gus@home', 'a@b.example\nBcc: c@d.example', '"<x@y.example>"'])(
  'has what was typed as the address %j as text, and never as the address of a reply (case 66)',
  (email) => {
    const fields = fieldsOf({ email });
    expect(fields.userEmail).toBe(email.replace('\n', ' '));
    expect(Mustache.render(settings.replyTo!, fields)).toBe('');
    expect(template).not.toContain('mailto:');
  },
);

it('can only go to the owner: no variable sets the recipient (case 66)', () => {
  expect(Object.keys(settings).sort()).toEqual(['fromName', 'replyTo', 'subject']);
});
