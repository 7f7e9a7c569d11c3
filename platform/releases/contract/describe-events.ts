import { createHash } from 'node:crypto';
import type * as v from 'valibot';
import type { EventTable } from '../../../shared/src/bus/events';
import { CliError } from '../../base';

/** What a release declares about an event. */
export interface EventDescription {
  /** Of its payload. */
  version: number;
  /** Eight hexadecimal digits: the same for payloads of the same structure. */
  fingerprint: string;
  /** Whether it also reads payloads of the previous version. */
  readsPrevious: boolean;
}

/** Fields of a parser that are texts (`message`, `expects`) or internal to valibot (`~…`). */
const NOT_STRUCTURE = /^(?:message|expects|~.*)$/;
/** Parsers whose rule is a function, so that a change cannot be detected. */
const OPAQUE = new Set(['check', 'custom', 'lazy', 'raw_check', 'raw_transform', 'transform']);

/**
 * Each event's payload version, and a fingerprint that shows when a payload changed without its version. Comments and
 * the order of fields and choices do not affect it.
 * @throws CliError when a function checks or transforms a payload, because functions have no fingerprint.
 */
export function describeEvents(events: EventTable): Readonly<Record<string, EventDescription>> {
  return Object.fromEntries(
    Object.entries(events).map(([name, { version, payload, previous }]) => [
      name,
      {
        version,
        fingerprint: fingerprintOf(name, payload),
        readsPrevious: previous !== undefined,
      },
    ]),
  );
}

function fingerprintOf(event: string, payload: v.GenericSchema<object>): string {
  const text = JSON.stringify(structureOf(event, payload));
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

/** The structure as plain JSON, equal for equal structures: fields are sorted by name, functions are left out. */
function structureOf(event: string, part: unknown): unknown {
  if (Array.isArray(part)) return part.map((item) => structureOf(event, item));
  if (part instanceof RegExp || part instanceof Date || typeof part === 'bigint')
    return String(part);
  if (typeof part !== 'object' || part === null) return part;
  const fields = new Map<string, unknown>(
    Object.entries(part).filter(
      ([name, value]) => !NOT_STRUCTURE.test(name) && typeof value !== 'function',
    ),
  );
  const type = fields.get('type');
  if (typeof type === 'string' && OPAQUE.has(type)) {
    throw new CliError(
      `The payload of "${event}" uses "${type}", so a change to it would not be detected: use parsers that declare what they accept.`,
    );
  }
  const options = fields.get('options');
  if (type === 'picklist' && Array.isArray(options))
    fields.set('options', options.map(String).sort());
  return Object.fromEntries(
    [...fields]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, value]) => [name, structureOf(event, value)]),
  );
}
