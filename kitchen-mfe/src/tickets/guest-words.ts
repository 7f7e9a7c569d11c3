import { siteConfig } from '@simmer/shared/config';
import { nearDayText } from '@simmer/shared/day-text';
import { encodeEmail, isEmail } from '@simmer/shared/email';
import type { OrderTicket } from '@simmer/shared/order-ticket';
import { createStore, useStore } from '@simmer/shared/store';
import { storedValue } from '@simmer/shared/stored-value';
import * as v from 'valibot';
import { phoneNumber } from './phone-number';

/** The states of which the owner writes to the guest. */
export type SaidState = 'ready' | 'underway';

const WordsSchema = v.object({ subject: v.string(), text: v.string() });
/** A mail to the guest, with the names of `valuesOf` in braces. */
export type Words = Readonly<v.InferOutput<typeof WordsSchema>>;

const HELLO = 'Hello {name},';
const OURS: Readonly<Record<string, Words>> = {
  'ready Pickup': {
    subject: 'Your order {reference} is ready',
    text: `${HELLO}\n\nYour order {reference} is ready for you to pick up.\n\n{shop}`,
  },
  'ready Delivery': {
    subject: 'Your order {reference} is ready',
    text: `${HELLO}\n\nYour order {reference} is ready, and soon on its way to you.\n\n{shop}`,
  },
  'underway Delivery': {
    subject: 'Your order {reference} is on its way',
    text: `${HELLO}\n\nYour order {reference} is on its way to you.\n\n{shop}`,
  },
};

const KEY = 'simmer:kitchen-words';
const device = storedValue(KEY, v.record(v.string(), WordsSchema), 'localStorage');
const own = createStore('words to guests', device.get() ?? {});
window.addEventListener('storage', ({ key }) => {
  if (!key || key === KEY) own.set(device.get() ?? {});
});

/** The words for a state of an order: the owner's own, which this device remembers, or ours. */
export function useWords(ticket: OrderTicket, state: SaidState) {
  const kind = `${state} ${ticket.fulfillment}`;
  const ours = OURS[kind] ?? { subject: '', text: '' };
  const words = useStore(own)[kind] ?? ours;
  const change = (part: Partial<Words>) => {
    own.set({ ...own.get(), [kind]: { ...words, ...part } });
    device.set(own.get());
  };
  /** What is empty is as we wrote it. */
  const used = { subject: words.subject || ours.subject, text: words.text || ours.text };
  return { words, change, links: linksOf(ticket, used) };
}

/** The addresses of a prepared mail and a prepared text message; undefined where the guest gave none. */
function linksOf(ticket: OrderTicket, { subject, text }: Words) {
  const filled = (words: string) => encodeURIComponent(filledIn(words, ticket));
  const body = filled(text).replaceAll('%0A', '%0D%0A');
  const phone = phoneNumber(ticket.phone);
  return {
    email: isEmail(ticket.email)
      ? `mailto:${encodeEmail(ticket.email)}?subject=${filled(subject)}&body=${body}`
      : undefined,
    // iPhones want the "&".
    sms: phone && `sms:${phone}?&body=${filled(text)}`,
  };
}

function filledIn(words: string, { name, date, reference }: OrderTicket): string {
  const values: Readonly<Record<string, string>> = {
    name: name || 'there',
    day: nearDayText(date) || 'the day we agreed on',
    reference,
    shop: siteConfig().business.name,
  };
  return words.replace(/\{(\w+)\}/g, (placeholder, value: string) => values[value] ?? placeholder);
}
