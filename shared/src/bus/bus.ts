import * as v from 'valibot';
import { describeIssues } from '../parse/problems';
import { reportError, reportProblem } from '../report/report';
import {
  EVENTS,
  type EventDefinition,
  type EventTable,
  type NameIn,
  type PayloadIn,
} from './events';

export { EVENT_NAMES, type EventName, type EventPayload } from './events';

type Listener<Table extends EventTable, Name extends NameIn<Table>> = (
  payload: PayloadIn<Table, Name>,
) => void;

export interface EventBus<Table extends EventTable = typeof EVENTS> {
  /**
   * Tells every listener. A payload of the version before is read as one of this version; one that neither parser
   * takes, or an unknown event, is dropped and reported.
   */
  publish: <Name extends NameIn<Table>>(name: Name, payload: PayloadIn<Table, Name>) => void;
  /** @returns a function that ends the subscription. An unknown event is reported and never heard. */
  subscribe: <Name extends NameIn<Table>>(
    name: Name,
    listener: Listener<Table, Name>,
  ) => () => void;
}

/**
 * A bus for modules that were built apart: types end at the module's edge, so payloads are parsed again at
 * run time, and a listener that throws cannot keep the others from hearing.
 * @param events what can be told; the page's own table unless given.
 */
export function createEventBus(): EventBus;
export function createEventBus<Table extends EventTable>(events: Table): EventBus<Table>;
export function createEventBus<Table extends EventTable>(
  events?: Table,
): EventBus<Table> | EventBus {
  return events ? busOf(events) : busOf(EVENTS);
}

function busOf<Table extends EventTable>(events: Table): EventBus<Table> {
  const listeners = new Map<string, Set<(payload: unknown) => void>>();

  function find<Name extends NameIn<Table>>(name: Name, outcome: string): Table[Name] | undefined {
    if (Object.hasOwn(events, name)) return events[name];
    reportProblem('bus', `"${name}" is not an event this page knows; ${outcome}.`);
    return undefined;
  }

  return {
    publish(name, payload) {
      const event = find(name, 'it was dropped');
      if (!event) return;
      const parsed = parse(event, payload);
      if (!parsed.success) {
        reportProblem('bus', `"${name}" was dropped: ${describeIssues(parsed.issues).join('; ')}`);
        return;
      }
      // Frozen, because all listeners get the same one.
      const heard = Object.freeze(parsed.output);
      const all = listeners.get(name);
      for (const listener of [...(all ?? [])]) {
        if (!all?.has(listener)) continue;
        try {
          listener(heard);
        } catch (error) {
          reportError('bus', `a listener of "${name}" failed.`, error);
        }
      }
    },
    subscribe(name, listener) {
      const event = find(name, 'nobody will hear it');
      if (!event) return () => undefined;
      const all = listeners.get(name) ?? new Set();
      listeners.set(name, all);
      // One function may be subscribed twice; ending one subscription leaves the other.
      const own = (payload: unknown) => {
        // What was published has passed already; this tells the types so.
        if (v.is(event.payload, payload)) listener(payload);
      };
      all.add(own);
      return () => {
        all.delete(own);
      };
    },
  };
}

function parse({ payload: current, previous }: EventDefinition, payload: unknown) {
  const parsed = v.safeParse(current, payload);
  if (parsed.success || !previous) return parsed;
  const older = v.safeParse(previous, payload);
  // Through the current parser as well, which alone knows what listeners rely on.
  return older.success ? v.safeParse(current, older.output) : parsed;
}

/** The page's one bus. */
export const bus = createEventBus();
