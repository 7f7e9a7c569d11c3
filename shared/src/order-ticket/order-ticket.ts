import * as v from 'valibot';
import { base64Url } from './base64-url';

/** The path of the page that accepts tickets. Order emails link to it, so it must never change. */
export const TICKETS_PATH = '/kitchen';

/**
 * The pages that take an order from an address. `order` is for the owner; `change` is the guest's own copy, whose proof is
 * always the secret.
 */
const PAGES = { order: TICKETS_PATH, change: '/cart' } as const;
type LinkKind = keyof typeof PAGES;
const KINDS = ['order', 'change'] as const satisfies readonly LinkKind[];

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

/** How an order gets to its guest. */
export const FULFILLMENTS = ['Delivery', 'Pickup'] as const;

/** The text that the kitchen reads where the guest chose no flavor. */
export const NO_FLAVOR = 'No flavor chosen';

export const HISTORY = /^([\w-]{4}){1,25}$/;
/** A secret, or the key that it proves. */
export const SECRET = /^[\w-]{22}$/;

const VERSION = '3';
/**
 * This is far longer than what an email carries (cart-mfe's `kitchen-ticket.ts`), and far shorter than what would
 * slow down a phone.
 */
const MAX_LENGTH = 20_000;

const text = (maxLength: number) => v.pipe(v.string(), v.maxLength(maxLength));
const whole = (min: number, max: number) =>
  v.pipe(v.number(), v.safeInteger(), v.minValue(min), v.maxValue(max));

const ItemSchema = v.pipe(
  v.tuple([
    text(200),
    text(200),
    whole(1, 9999),
    text(200),
    // Twice `MAX_NOTE_LENGTH` of the cart, because an emoji counts as two here; a test of cart-mfe compares them.
    text(400),
    whole(0, 1e9),
    text(200),
    v.optional(text(1500)),
  ]),
  v.transform(([name, size, quantity, flavor, note, priceCents, tags, documentId]) => {
    const item = { name, size, quantity, flavor, note, priceCents, tags };
    return { ...item, ...(documentId !== undefined && { documentId }) };
  }),
);
const DetailsSchema = v.object({
  /** Two tickets with the same reference belong to the same order. */
  reference: v.pipe(v.string(), v.regex(/^[0-9A-Z]{3}-[0-9A-Z]{3}$/)),
  /** The ids of the order's revisions up to this one, of `REVISION_ID_LENGTH` characters each. */
  history: v.pipe(v.string(), v.regex(HISTORY)),
  /**
   * The key of the order in its first revision, and the guest's secret in each later one (`revisions.ts`) and in every
   * link of the guest's own.
   */
  proof: v.pipe(v.string(), v.regex(SECRET)),
  /** The guest does not want it any more. */
  isCancelled: v.boolean(),
  /** Empty when the guest gave none. */
  name: text(200),
  email: text(300),
  /** Empty where the shop asks for none. */
  phone: text(60),
  /** `2026-12-24`, or whatever else the email says; empty when the guest chose none. */
  date: text(80),
  time: text(300),
  fulfillment: v.picklist(FULFILLMENTS),
  /** Empty for a pickup. */
  address: text(700),
  paymentMethod: text(40),
  totalCents: whole(0, 1e9),
  items: v.pipe(v.array(ItemSchema), v.minLength(1), v.maxLength(200)),
});
/** What the kitchen has to know about an order. */
export type OrderTicket = Readonly<v.InferOutput<typeof DetailsSchema>>;
/**
 * Its flavor is `NO_FLAVOR` where the guest could have chosen one, and empty for a dish without flavors. Its price is
 * that of one portion. Its tags are the words about diet and allergens that the guest read; empty without any. Only the
 * guest's own copy has the id of a dish's document.
 */
export type TicketItem = OrderTicket['items'][number];
// The fields are stored by position rather than by name, to keep the link in an email short.
const FIELDS = v.keyof(DetailsSchema).options;
const TicketSchema = v.pipe(
  v.array(v.unknown()),
  v.length(FIELDS.length),
  v.transform((values) => Object.fromEntries(FIELDS.map((field, at) => [field, values[at]]))),
  DetailsSchema,
);

/** `none`: the fragment does not carry an order. */
export type TicketReading =
  { status: 'read'; ticket: OrderTicket } | { status: 'none' | 'too-long' | 'damaged' | 'newer' };

/** The start of an order in an address, even if a mail program made it a part of the path or the query. */
const STARTS: Record<LinkKind, RegExp> = { order: startOf('order'), change: startOf('change') };

function startOf(kind: LinkKind): RegExp {
  const page = PAGES[kind].slice(1);
  return RegExp(`#${kind}(?![a-z])(?:=3D|=)?|(?:${page}|[^a-z]|^)${kind}(?:=3D|=)(?=\\d+\\.)`, 'i');
}

/**
 * Whether an address carries an order, readable or not.
 * @param address whole or in part.
 * @param kinds by default, any.
 */
export function carriesTicket(address: string, kinds: readonly LinkKind[] = KINDS): boolean {
  return kinds.some((kind) => orderIn(address, kind) !== undefined);
}

/**
 * The address that was meant by one that carries an order, wherever that stands and whatever became of the path.
 * @returns a path with a fragment; undefined without an order.
 */
export function ticketAddress(address: string): string | undefined {
  for (const kind of KINDS) {
    const order = orderIn(address, kind);
    if (order !== undefined) return `${PAGES[kind]}#${kind}=${order}`;
  }
  return undefined;
}

/** The fragment of an address that carries the order. Browsers never send fragments to a server. */
export function ticketFragment(ticket: OrderTicket, kind: LinkKind = 'order'): string {
  const items = ticket.items.map(({ documentId, ...item }) => {
    const { name, size, quantity, flavor, note, priceCents, tags } = item;
    const fields = [name, size, quantity, flavor, note, priceCents, tags];
    return kind === 'change' && documentId !== undefined ? [...fields, documentId] : fields;
  });
  const order = FIELDS.map((field) => (field === 'items' ? items : ticket[field]));
  return `#${kind}=${VERSION}.${toBase64Url(JSON.stringify(order))}`;
}

/**
 * @param address whole or in part; untrusted, because anyone may have written it.
 * @param kind an order of the other kind is none.
 */
export function readTicket(address: string, kind: LinkKind = 'order'): TicketReading {
  const order = orderIn(address, kind);
  if (order === undefined) return { status: 'none' };
  if (order.length > MAX_LENGTH) return { status: 'too-long' };
  const [version, encoded = ''] = order.split('.');
  if (version && version !== VERSION) return { status: 'newer' };
  try {
    return { status: 'read', ticket: v.parse(TicketSchema, JSON.parse(fromBase64Url(encoded))) };
  } catch {
    return { status: 'damaged' };
  }
}

/**
 * The version and the encoded order, without what mail programs break a link with: an encoding (or an encoding again),
 * white space, the `>` of quoted lines, invisible characters, the `=` at the end of a line, and what follows the link.
 * None of it is in base64url. A list in JSON ends in `]`, and its encoding therefore never in `-` or `_`.
 * @returns an empty string where nothing more is left of it; undefined without an order.
 */
function orderIn(address: string, kind: LinkKind): string | undefined {
  const plain = address
    .replace(/%(25)+/g, '%')
    .replace(/%([\dA-F]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
    .replace(/\s>[\s>]*|[^!-~]/g, '');
  const start = STARTS[kind].exec(plain);
  if (!start) return undefined;
  const rest = plain.slice(start.index + start[0].length).replace(/=/g, '');
  return /^\d+\.[\w-]*/.exec(rest.replace(/[-_]+(?![\w-])/, ''))?.[0] ?? '';
}

/** The text's UTF-8 bytes in base64url: https://www.rfc-editor.org/rfc/rfc4648#section-5 */
function toBase64Url(plain: string): string {
  return base64Url(new TextEncoder().encode(plain));
}

/** @throws when it is not base64url, or not UTF-8. */
function fromBase64Url(encoded: string): string {
  const bytes = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'));
  const codes = Uint8Array.from(bytes, (character) => character.charCodeAt(0));
  return new TextDecoder('utf-8', { fatal: true }).decode(codes);
}
