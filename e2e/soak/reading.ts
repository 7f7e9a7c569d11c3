import type { Page } from '@playwright/test';

/** A line of the cart as the guest sees it. */
export interface SeenLine {
  name: string;
  size: string;
  flavor: string;
  note: string;
  quantity: string;
}

/** What a page says about one order. */
export interface Claim {
  reference: string;
  says: 'sent' | 'not sent' | 'may have arrived';
}

export interface Reading {
  /** The reference of the order whose lines are in the cart, after an attempt to send it. */
  own: string | undefined;
  claims: readonly Claim[];
  /** The confirmations that this tab has shown. */
  confirmed: readonly Claim[];
  /** It was not sent because the menu has changed. The guest decides what to do. */
  isMenuChanged: boolean;
  isSending: boolean;
  /** A page other than the cart says that an order was sent. */
  announcesSent: boolean;
  /** Between two attempts. */
  isPausing: boolean;
  lines: readonly SeenLine[];
  total: string;
  /** The count in the cart's link, which is on every page. */
  portions: number;
}

const REFERENCE = /\b[A-Z0-9]{3}-[A-Z0-9]{3}\b/;

/** Texts about an order on the page, and what they mean. */
const SENTENCES: readonly [RegExp, Claim['says']][] = [
  [/Thank you for your order!|This order was sent to/, 'sent'],
  [/everything you typed are still here|order was not sent to|It was not sent,/, 'not sent'],
  [/may have (arrived|reached)/, 'may have arrived'],
];

export const SEEN_KEY = 'soak:seen/';

/**
 * Runs in the page: notes each confirmation, because a guest who is leaving the checkout may see it only for a moment.
 */
export function noteConfirmations(seenKey: string): void {
  new MutationObserver(() => {
    const text = document.querySelector('main')?.textContent ?? '';
    const reference = /[A-Z0-9]{3}-[A-Z0-9]{3}/.exec(text)?.[0];
    if (reference !== undefined && text.includes('Thank you for your order!'))
      sessionStorage.setItem(seenKey + reference, '');
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** Reads everything that a page says about orders and the cart. */
export async function readPage(page: Page): Promise<Reading> {
  const { parts, text, keys, notices, cart, total, panel, lines } = await page.evaluate(() => ({
    keys: Object.keys(sessionStorage),
    notices: document.querySelector('aside[aria-label="Messages"]')?.textContent ?? '',
    text: document.querySelector('main')?.innerText ?? '',
    // The confirmation, the alert of the form, and a card for each order that an earlier page stored.
    parts: [...document.querySelectorAll('main article, main section')]
      .filter((part) => part.matches('article') || part.querySelector('section') === null)
      .map((part) => (part instanceof HTMLElement ? part.innerText : '')),
    cart: document.querySelector('[data-cart-badge]')?.parentElement?.textContent ?? '',
    total: document.querySelector('section[aria-label="Total"] strong')?.textContent ?? '',
    panel: document.querySelector('section[aria-label="Total"]')?.textContent ?? '',
    lines: [...document.querySelectorAll('section[aria-label="Items"] li:has(output)')].map(
      (line) => ({
        name: line.querySelector('h2')?.textContent ?? '',
        facts: [...line.querySelectorAll('p')].map((fact) => fact.textContent),
        quantity: line.querySelector('output')?.textContent ?? '',
      }),
    ),
  }));
  return {
    claims: parts.flatMap(claimsOf),
    confirmed: keys
      .filter((key) => key.startsWith(SEEN_KEY))
      .map((key) => ({ reference: key.slice(SEEN_KEY.length), says: 'sent' })),
    own: /Your order reference is (\S{7})/.exec(panel)?.[1],
    isMenuChanged: /The menu has changed since/.test(text),
    // The last two texts show until the confirmation is loaded.
    isSending: /Submitting\.\.\.|^Your order was sent\.$|^One moment…$/m.test(text),
    announcesSent: notices.includes('Your order was sent.'),
    isPausing: /Trying again/.test(text),
    lines: lines.map(({ name, facts, quantity }) => ({
      name,
      size: facts[0] ?? '',
      flavor: factOf(facts, 'Flavor: '),
      note: factOf(facts, 'Note: '),
      quantity,
    })),
    total,
    portions: Number(/(\d+) dish/.exec(cart)?.[1] ?? 0),
  };
}

/** Address and text of a page, for the message of a failure. */
export async function describePage(page: Page): Promise<string> {
  const text = await page.locator('main').innerText();
  const { portions } = await readPage(page);
  return `The page ${page.url()} (${String(portions)} portions in the cart) says:\n${text.slice(0, 1200)}`;
}

function claimsOf(part: string): Claim[] {
  const [reference] = REFERENCE.exec(part) ?? [];
  // A card that is being sent, from this tab or another, makes no claim.
  if (reference === undefined || /is being sent|is sending this order|Trying again/.test(part))
    return [];
  return SENTENCES.filter(([sentence]) => sentence.test(part)).map(([, says]) => ({
    reference,
    says,
  }));
}

function factOf(facts: readonly string[], label: string): string {
  return facts.find((fact) => fact.startsWith(label))?.slice(label.length) ?? '';
}
