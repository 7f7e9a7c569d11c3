import * as v from 'valibot';
import { describeIssues } from '../parse/problems';
import { reportError, reportProblem } from '../report/report';
import type { EventDefinition, EventTable, NameIn, PayloadIn } from './events';

type Listener<Table extends EventTable, Name extends NameIn<Table>> = (
  payload: PayloadIn<Table, Name>,
) => void;

export interface EventBus<Table extends EventTable> {
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
 * A bus for modules that were built separately: types end at the module's edge, so payloads are parsed again at
 * run time, and a listener that throws cannot keep the others from hearing.
 */
export function createEventBus<Table extends EventTable>(events: Table): EventBus<Table> {
  const listeners: { [Name in keyof Table]?: Set<Listener<Table, Name & string>> } = {};

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
      Object.freeze(parsed.output);
      const all = listeners[name];
      for (const listener of [...(all ?? [])]) {
        if (!all?.has(listener)) continue;
        try {
          listener(parsed.output);
        } catch (error) {
          reportError('bus', `a listener of "${name}" failed.`, error);
        }
      }
    },
    subscribe(name, listener) {
      if (!find(name, 'nobody will hear it')) return () => undefined;
      const all = (listeners[name] ??= new Set());
      // One function may be subscribed twice; ending one subscription leaves the other.
      const own: typeof listener = (payload) => {
        listener(payload);
      };
      all.add(own);
      return () => {
        all.delete(own);
      };
    },
  };
}

function parse<Event extends EventDefinition>(
  { payload: current, previous }: Event,
  payload: unknown,
): v.SafeParseResult<Event['payload']> {
  const parsed = v.safeParse(current, payload);
  if (parsed.success || !previous) return parsed;
  const older = v.safeParse(previous, payload);
  // Through the current parser as well, which alone knows what listeners rely on.
  return older.success ? v.safeParse(current, older.output) : parsed;
}
