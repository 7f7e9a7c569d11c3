import { siteConfig } from '@simmer/shared/config';
import { isolated } from '@simmer/shared/isolated';
import type { Order } from '../order/order';
import { orderLinesText } from './confirmation-text';

/** The limit in RFC 5545, in bytes, without the line break. */
const MAX_LINE_BYTES = 75;

/**
 * The order as a calendar file (RFC 5545). It is an all-day event, because the time is free text. The code is written
 * by hand, because the packages that generate these files are many times larger.
 * @param order must have a date.
 * @param now the time at which the file is generated.
 */
export function orderCalendar(order: Order, now: Date): string {
  const { business } = siteConfig();
  const isPickup = order.fulfillment === 'Pickup';
  const title = `${isolated(business.name)}: ${isPickup ? 'pickup' : 'delivery'}, ${isolated(order.time)}`;
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(business.name)}//Order//EN`,
    'BEGIN:VEVENT',
    `UID:${order.reference}@${new URL(business.url).hostname}`,
    `DTSTAMP:${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${order.date.replaceAll('-', '')}`,
    `SUMMARY:${escaped(title)}`,
    ...(isPickup ? [] : [`LOCATION:${escaped(order.address)}`]),
    `DESCRIPTION:${escaped(`Reference ${order.reference}\n${orderLinesText(order)}`)}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r?\n/g, '\\n');
}

/** A longer line continues after a line break and a space; no character may be split. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let result = '';
  let bytes = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (bytes + size > MAX_LINE_BYTES) {
      result += '\r\n ';
      bytes = 1;
    }
    result += character;
    bytes += size;
  }
  return result;
}
