import * as v from 'valibot';

/** The path of the page that accepts tickets. Order emails link to it, so it must never change. */
export const TICKETS_PATH = '/kitchen';

/** Phones open it in their own map: https://developers.google.com/maps/documentation/urls/get-started */
const MAP = 'https://www.google.com/maps/search/?';

/** The part of a map's address after its `?`. */
export function mapQuery(address: string): string {
  return new URLSearchParams({ api: '1', query: address }).toString();
}

/** The place of an order on a map. */
export function mapLink(address: string): string {
  return MAP + mapQuery(address);
}

/** The address of an order that the guest picks up. */
export const PICKUP = 'PICKUP';

/** What the kitchen reads where the guest chose no flavor. */
export const NO_FLAVOR = 'No flavor chosen';

const PREFIX = '#order=';
const VERSION = '2';
/**
 * Far longer than what an email carries (cart-mfe's `kitchen-ticket.ts`), and far shorter than what would slow down a
 * phone.
 */
const MAX_FRAGMENT_LENGTH = 20_000;

/** What the kitchen has to know about an order. */
export interface OrderTicket {
  /** Two tickets with the same reference belong to the same order. */
  readonly reference: string;
  readonly name: string;
  readonly email: string;
  /** `2026-12-24`, or whatever else the email says; empty when the guest chose none. */
  readonly date: string;
  readonly time: string;
  /** `PICKUP`, or where the order goes. */
  readonly address: string;
  readonly paymentMethod: string;
  readonly totalCents: number;
  readonly items: readonly TicketItem[];
}

export interface TicketItem {
  readonly name: string;
  readonly size: string;
  readonly quantity: number;
  /** `NO_FLAVOR` where the guest could have chosen one; empty for a dish without flavors. */
  readonly flavor: string;
  readonly note: string;
}

const text = (maxLength: number) => v.pipe(v.string(), v.maxLength(maxLength));
const whole = (min: number, max: number) =>
  v.pipe(v.number(), v.safeInteger(), v.minValue(min), v.maxValue(max));

// Fields by position rather than by name, to keep the link in an email short.
const ItemSchema = v.tuple([text(200), text(200), whole(1, 9999), text(200), text(400)]);
const TicketSchema = v.tuple([
  v.pipe(v.string(), v.regex(/^[0-9A-Z]{3}-[0-9A-Z]{3}$/)),
  text(200),
  text(300),
  text(80),
  text(300),
  text(700),
  text(40),
  whole(0, 1e9),
  v.pipe(v.array(ItemSchema), v.minLength(1), v.maxLength(200)),
]);

/** `none`: the fragment does not carry an order. */
export type TicketReading =
  { status: 'read'; ticket: OrderTicket } | { status: 'none' | 'too-long' | 'damaged' | 'newer' };

/** The start of an order in an address, also where a mail program encoded the `#`, the `=`, or an encoding again. */
const START = /(?:#|%(?:25)*23)order(?![a-z])(?:=3D|=|%(?:25)*3D)?/i;

/**
 * Whether an address carries an order, readable or not.
 * @param address whole, or its fragment as in `location.hash`.
 */
export function carriesTicket(address: string): boolean {
  return START.test(address);
}

/**
 * The address that was meant by one whose `#` a mail program encoded: everything is then part of its path.
 * @returns the same address when there is nothing to mend.
 */
export function withFragment(address: string): string {
  return address.replace(/%(?:25)*23/, '#');
}

/** The fragment of an address that carries the order. Browsers never send fragments to a server. */
export function ticketFragment(ticket: OrderTicket): string {
  const { reference, name, email, date, time, address, paymentMethod, totalCents, items } = ticket;
  const lines = items.map((item) => [item.name, item.size, item.quantity, item.flavor, item.note]);
  const order = [reference, name, email, date, time, address, paymentMethod, totalCents, lines];
  return `${PREFIX}${VERSION}.${toBase64Url(JSON.stringify(order))}`;
}

/** @param hash as in `location`; untrusted, because anyone may have written it. */
export function readTicket(hash: string): TicketReading {
  const [start] = START.exec(hash) ?? [];
  if (start === undefined) return { status: 'none' };
  if (hash.length > MAX_FRAGMENT_LENGTH) return { status: 'too-long' };
  const [, version, encoded = ''] = /^(\d+)\.([\w-]*)/.exec(mended(hash.replace(start, ''))) ?? [];
  if (version !== undefined && version !== VERSION) return { status: 'newer' };
  try {
    const parsed = v.safeParse(TicketSchema, JSON.parse(fromBase64Url(encoded)));
    return parsed.success
      ? { status: 'read', ticket: ticketOf(parsed.output) }
      : { status: 'damaged' };
  } catch {
    return { status: 'damaged' };
  }
}

/**
 * Without what mail programs break a link with: white space, invisible characters, and the `=` at the end of a line.
 * None of it is in base64url. A list in JSON ends in `]`, and its encoding therefore never in `-` or `_`.
 */
function mended(text: string): string {
  const plain = text
    .replace(/%(25)+/g, '%')
    .replace(/%([\dA-F]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return plain.replace(/[^!-~]|=/g, '').replace(/[-_]+(?![\w-])/, '');
}

function ticketOf(parts: v.InferOutput<typeof TicketSchema>): OrderTicket {
  const [reference, name, email, date, time, address, paymentMethod, totalCents, items] = parts;
  return {
    reference,
    name,
    email,
    date,
    time,
    address,
    paymentMethod,
    totalCents,
    items: items.map(([dish, size, quantity, flavor, note]) => {
      return { name: dish, size, quantity, flavor, note };
    }),
  };
}

/** The text's UTF-8 bytes in base64url: https://www.rfc-editor.org/rfc/rfc4648#section-5 */
function toBase64Url(plain: string): string {
  const bytes = Array.from(new TextEncoder().encode(plain), (byte) => String.fromCharCode(byte));
  return btoa(bytes.join('')).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** @throws when it is not base64url, or not UTF-8. */
function fromBase64Url(encoded: string): string {
  const bytes = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'));
  const codes = Uint8Array.from(bytes, (character) => character.charCodeAt(0));
  return new TextDecoder('utf-8', { fatal: true }).decode(codes);
}
